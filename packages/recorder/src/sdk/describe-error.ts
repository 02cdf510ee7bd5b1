import type { RecorderError } from '../recorder.js';
import { StorageFullError } from '../spool/storage-full-error.js';
import { CaptureError } from '../video/capture/capture-error.js';

/** Describes why a start or stop failed. */
export function describeError(error: unknown): RecorderError {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof CaptureError) return { code: error.code, message };
  return { code: error instanceof StorageFullError ? 'storage_full' : 'unknown', message };
}
