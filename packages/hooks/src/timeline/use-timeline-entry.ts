'use client';

import type { TimelineEntryDetails } from '@flowlens/timeline/worker';
import { useEffect, useState } from 'react';
import type { TimelineSession } from './session/timeline-session.js';
import type { UseTimelineResult } from './use-timeline.js';

/**
 * Returns all recorded data of one entry, loaded on demand; null until then. If the file is still loading, the entry is
 * read again when the file is complete.
 *
 * @example
 * const details = useTimelineEntry(timeline, entryId);
 */
export function useTimelineEntry(
  { session, complete }: Pick<UseTimelineResult, 'session' | 'complete'>,
  entryId: string | null,
): TimelineEntryDetails | null {
  const [read, setRead] = useState<EntryOfSession | null>(null);

  useEffect(() => {
    if (!session || entryId === null) return;
    let current = true;
    session.readDetails(entryId).then(
      (details) => {
        if (current) setRead({ session, entryId, details });
      },
      // A session that has ended shows its failure instead of the list.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [session, complete, entryId]);

  // Entries of different timelines have the same ids.
  return read !== null && read.session === session && read.entryId === entryId ? read.details : null;
}

interface EntryOfSession {
  session: TimelineSession;
  entryId: string;
  details: TimelineEntryDetails | null;
}
