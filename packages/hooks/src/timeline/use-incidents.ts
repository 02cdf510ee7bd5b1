'use client';

import type { IncidentReport } from '@flowlens/timeline/brief';
import { useEffect, useState } from 'react';
import type { TimelineSession } from './session/timeline-session.js';
import type { UseTimelineResult } from './use-timeline.js';

/**
 * Returns what went wrong in a timeline, the most likely cause first; null until the whole file is loaded. Computed by the
 * worker that reads the timeline.
 *
 * @example
 * const report = useIncidents(useTimeline(flow.timeline_url, { flowId: flow.id }));
 */
export function useIncidents({
  session,
  complete,
}: Pick<UseTimelineResult, 'session' | 'complete'>): IncidentReport | null {
  const [read, setRead] = useState<{ session: TimelineSession; report: IncidentReport } | null>(null);

  useEffect(() => {
    if (!session || !complete) return;
    let current = true;
    session.explainIncidents().then(
      (report) => {
        if (current) setRead({ session, report });
      },
      // A session that has ended shows its failure in the timeline.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [session, complete]);

  return read && read.session === session ? read.report : null;
}
