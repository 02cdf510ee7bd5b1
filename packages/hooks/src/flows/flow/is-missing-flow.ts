import { statusOf } from '@flowlens/core/failures';

/** Returns whether the flow does not exist for the viewer, or no longer does. Then cached data must not be shown either. */
export function isMissingFlow(error: Error | null): boolean {
  return statusOf(error) === 404;
}
