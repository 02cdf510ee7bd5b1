import { refusal } from '@flowlens/core/refusals';

/** A field that violates the contract; `path` is a JSON pointer such as `/body/title`. */
export interface FieldError {
  path: string;
  message: string;
}

interface Extras {
  errors?: FieldError[];
  headers?: Record<string, string>;
}

/** Error that is sent as RFC 9457 problem details; `detail` is one sentence for people. */
export class HttpProblem extends Error {
  readonly errors: FieldError[] | undefined;
  readonly headers: Record<string, string>;

  constructor(
    readonly status: number,
    readonly detail: string,
    { errors, headers = {} }: Extras = {},
  ) {
    super(detail);
    this.name = 'HttpProblem';
    this.errors = errors;
    this.headers = headers;
  }
}

/** 400: only for sign-in codes and joining a project. */
export const badRequest = (detail: string) => new HttpProblem(400, detail);

/** 401: only for missing or invalid credentials, because it starts the client's refresh. */
export const unauthorized = (detail = 'Please sign in.') => new HttpProblem(401, detail);

/** 403: a member without permission. */
export const forbidden = (detail = refusal('notAllowed')) => new HttpProblem(403, detail);

/** 404: the same body for missing objects and for those that the caller may not know about. */
export const notFound = (detail = refusal('notFound')) => new HttpProblem(404, detail);

/** 409: the current state does not allow it. */
export const conflict = (detail: string) => new HttpProblem(409, detail);

/** 422: the request is well-formed but cannot be executed. */
export const unprocessable = (detail: string, errors?: FieldError[]) =>
  new HttpProblem(422, detail, errors ? { errors } : {});

/** 422 for a request that violates the contract. The message for people names the first error; programs get all of them. */
export function invalidRequest(errors: FieldError[]): HttpProblem {
  const [first] = errors;
  const name = first?.path.split('/').at(-1);
  return unprocessable(
    first ? `The request is not valid: ${name} ${first.message}.` : 'The request is not valid.',
    errors,
  );
}

/** 503: a part of the server does not respond; `seconds` is the time until a retry. */
export const unavailable = (detail: string, seconds = 2) =>
  new HttpProblem(503, detail, { headers: { 'retry-after': String(seconds) } });

/** 507: no space left. */
export const outOfSpace = () => new HttpProblem(507, refusal('serverFull'));
