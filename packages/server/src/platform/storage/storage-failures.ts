import { HttpProblem, notFound, outOfSpace } from '../errors/http-problem.js';

/** Thrown if the store of the files fails after all attempts; `cause` is its last error. */
export class StorageError extends Error {
  constructor(what: string, cause?: unknown) {
    super(`The store of recordings failed: ${what}`, { cause });
    this.name = 'StorageError';
  }
}

/** Thrown if an object disappears while it is used. */
export class MissingBlobError extends Error {
  constructor(key: string) {
    super(`There is no object ${key} in the store.`);
    this.name = 'MissingBlobError';
  }
}

/** Returns the problem for a storage error; `undefined` for every other error. */
export function problemOfStorageFailure(error: unknown): HttpProblem | undefined {
  if (error instanceof MissingBlobError) return notFound('There is no such file.');
  if (!(error instanceof StorageError)) return undefined;
  return isFull(error.cause)
    ? outOfSpace()
    : new HttpProblem(502, 'The store of recordings does not answer. Please try again in a moment.');
}

function isFull(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && (cause.code === 'ENOSPC' || cause.code === 'EDQUOT');
}
