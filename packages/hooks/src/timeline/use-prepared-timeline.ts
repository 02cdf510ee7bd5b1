'use client';

import { holdEngine } from '@flowlens/timeline/worker';
import { useEffect } from 'react';

/**
 * Starts the timeline engine while the address is still being requested, so that the first rows appear earlier.
 * `useTimeline` does so itself while it has no address; use this on a page that mounts its timeline only once the address
 * is known.
 *
 * @example
 * const flow = useFlow(flowId);
 * usePreparedTimeline(flow.isPending);
 */
export function usePreparedTimeline(wanted: boolean): void {
  useEffect(() => (wanted ? holdEngine() : undefined), [wanted]);
}
