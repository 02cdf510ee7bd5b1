import { statusOf } from '@flowlens/core';

/** Whether there is no such flow, or none any more, for the viewer: what is still known of it is no longer theirs to see. */
export function isMissingFlow(error: Error | null): boolean {
  return statusOf(error) === 404;
}
