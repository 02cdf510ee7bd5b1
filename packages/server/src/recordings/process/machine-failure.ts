import { problemOfQueryFailure } from '../../platform/database/query-failures.js';
import { codeOf } from '../../platform/errors/error-code.js';
import { MissingBlobError, StorageError } from '../../platform/storage/storage-failures.js';

/** Codes of the system, such as ENOSPC, EMFILE or EAI_AGAIN; Node's own codes begin with ERR_. */
const SYSTEM_CODE = /^E(?!RR_)[A-Z\d_]+$/;
/** SQLSTATE classes: connection, out of resources, operator intervention, error of the system. */
const DATABASE_STATE = /^(08|53|57|58)...$/;

/** Broken off by the machine or by who stopped it; the message says what happened. */
export class MachineFailure extends Error {
  override name = 'MachineFailure';
}

/**
 * Returns whether a failure is not caused by the recording: disk, network, storage or database were unavailable, or it
 * was stopped.
 */
export function isOfMachine(error: unknown): boolean {
  // Parts of an upload are there as long as their rows, so one that is missing is on a disk that is not there.
  if ([MachineFailure, StorageError, MissingBlobError].some((kind) => error instanceof kind)) return true;
  const code = codeOf(error);
  return SYSTEM_CODE.test(code) || DATABASE_STATE.test(code) || (problemOfQueryFailure(error)?.status ?? 0) >= 500;
}
