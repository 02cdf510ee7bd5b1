import { statusOf } from '@flowlens/core';

/** Whether what was asked for is deleted or forbidden by now: asking again will not bring it back. */
export function isOutOfReach(error: Error | null): boolean {
  const status = statusOf(error);
  return status === 403 || status === 404;
}
