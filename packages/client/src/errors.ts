import type { Problem } from './types.js';

/** Base of all errors that a failed call throws. `operation` is the id of the operation in `openapi.yaml`. */
export class FlowLensError extends Error {
  override readonly name: string = 'FlowLensError';

  constructor(
    readonly operation: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

interface Refusal {
  operation: string;
  status: number;
  problem: Problem | null;
  detail: string | null;
  retryAfter: number | null;
}

const IS_IT_FLOWLENS = '; is baseUrl the address of a FlowLens server?';

/** The server refused the call. */
export class FlowLensApiError extends FlowLensError {
  override readonly name = 'FlowLensApiError';
  /** The HTTP status. */
  readonly status: number;
  /** Message for the user, as sent by the server; null if it sent none. */
  readonly detail: string | null;
  /** The complete problem details; null for any other response body. */
  readonly problem: Problem | null;
  /** Seconds to wait before a retry; null if the server did not say. */
  readonly retryAfter: number | null;

  constructor({ operation, status, problem, detail, retryAfter }: Refusal) {
    // A FlowLens server explains a 404 in a sentence.
    const doubt = status === 404 && detail === null ? IS_IT_FLOWLENS : '';
    super(operation, detail ?? `${operation} failed with status ${status}${doubt}`);
    this.status = status;
    this.problem = problem;
    this.detail = detail;
    this.retryAfter = retryAfter;
  }
}

/**
 * No response arrived: the browser is offline, the connection was refused or cut, or the browser blocked the call. Also
 * thrown when the call has no valid address.
 */
export class FlowLensNetworkError extends FlowLensError {
  override readonly name = 'FlowLensNetworkError';

  constructor(operation: string, cause: unknown, what = 'got no response') {
    super(operation, `${operation} ${what}`, { cause });
  }
}

/** The response did not arrive in time. */
export class FlowLensTimeoutError extends FlowLensError {
  override readonly name = 'FlowLensTimeoutError';

  constructor(
    operation: string,
    readonly timeoutMs: number,
    cause: unknown,
  ) {
    super(operation, `${operation} took longer than ${timeoutMs} ms`, { cause });
  }
}

/** A successful response does not match the contract. */
export class FlowLensParseError extends FlowLensError {
  override readonly name = 'FlowLensParseError';

  constructor(operation: string, cause: unknown) {
    super(operation, `${operation} got a response that cannot be read${IS_IT_FLOWLENS}`, { cause });
  }
}
