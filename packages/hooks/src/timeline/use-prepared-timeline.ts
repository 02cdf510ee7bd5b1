'use client';

import { holdEngine } from '@flowlens/timeline/worker';
import { useEffect } from 'react';

/**
 * Starts what reads a timeline while its address is still being asked for, so that the first rows need not wait for it. `useTimeline`
 * does so itself as long as it has no address; this is for a page that shows its timeline only once it has one.
 *
 * @example
 * const flow = useFlow(flowId);
 * usePreparedTimeline(flow.isPending);
 */
export function usePreparedTimeline(wanted: boolean): void {
  useEffect(() => (wanted ? holdEngine() : undefined), [wanted]);
}
