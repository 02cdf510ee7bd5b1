import { statusOf } from '@flowlens/core/failures';

/** Returns whether the data was deleted or is forbidden by now, so that retrying is pointless. */
export function isOutOfReach(error: Error | null): boolean {
  const status = statusOf(error);
  return status === 403 || status === 404;
}
