import { statusOf } from '@flowlens/core/failures';

/** Returns whether the data has been deleted or is now forbidden, so that a retry is pointless. */
export function isInaccessible(error: Error | null): boolean {
  const status = statusOf(error);
  return status === 403 || status === 404;
}
