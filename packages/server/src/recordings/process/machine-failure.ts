import { problemOfQueryFailure } from '../../platform/database/query-failures.js';
import { codeOf } from '../../platform/errors/error-code.js';
import { MissingBlobError, StorageError } from '../../platform/storage/storage-failures.js';

/** System error codes, such as ENOSPC, EMFILE or EAI_AGAIN; Node's own codes begin with ERR_. */
const SYSTEM_CODE = /^E(?!RR_)[A-Z\d_]+$/;
/** SQLSTATE classes: connection, out of resources, operator intervention, system error. */
const DATABASE_STATE = /^(08|53|57|58)...$/;

/** Thrown if the machine failed or processing was stopped; the message says what happened. */
export class MachineFailure extends Error {
  override name = 'MachineFailure';
}

/**
 * Returns whether an error is not caused by the recording: disk, network, storage or database were unavailable, or
 * processing was stopped.
 */
export function isOfMachine(error: unknown): boolean {
  // Parts of an upload exist as long as their rows, so a missing one is on a disk that is unavailable.
  if ([MachineFailure, StorageError, MissingBlobError].some((kind) => error instanceof kind)) return true;
  const code = codeOf(error);
  return SYSTEM_CODE.test(code) || DATABASE_STATE.test(code) || (problemOfQueryFailure(error)?.status ?? 0) >= 500;
}
