import { refusal } from '@flowlens/core/refusals';
/** One field that does not fit the contract; `path` is a JSON pointer such as `/body/title`. */
export interface FieldError {
  path: string;
  message: string;
}

interface Extras {
  errors?: FieldError[];
  headers?: Record<string, string>;
}

/** A failure that is answered as RFC 9457 problem details; `detail` is one sentence that a person can read. */
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

/** 400: only sign-in codes and joining a project. */
export const badRequest = (detail: string) => new HttpProblem(400, detail);

/** 401: missing or dead credentials and nothing else, because it starts the client's refresh. */
export const unauthorized = (detail = 'Please sign in.') => new HttpProblem(401, detail);

/** 403: a member without the right. */
export const forbidden = (detail = refusal('notAllowed')) => new HttpProblem(403, detail);

/** 404: one body for what does not exist and for what the caller may not know about. */
export const notFound = (detail = refusal('notFound')) => new HttpProblem(404, detail);

/** 409: the state of things forbids it. */
export const conflict = (detail: string) => new HttpProblem(409, detail);

/** 422: the request is understood and cannot be done. */
export const unprocessable = (detail: string, errors?: FieldError[]) =>
  new HttpProblem(422, detail, errors ? { errors } : {});

/** 422 of a request that the contract does not allow. Tells a person the first thing that is wrong, a program all of them. */
export function invalidRequest(errors: FieldError[]): HttpProblem {
  const [first] = errors;
  const name = first?.path.split('/').at(-1);
  return unprocessable(
    first ? `The request is not valid: ${name} ${first.message}.` : 'The request is not valid.',
    errors,
  );
}

/** 503: a part the server needs does not answer; `seconds` is when to try again. */
export const unavailable = (detail: string, seconds = 2) =>
  new HttpProblem(503, detail, { headers: { 'retry-after': String(seconds) } });

/** 507: no space left to write to. */
export const outOfSpace = () => new HttpProblem(507, refusal('serverFull'));
