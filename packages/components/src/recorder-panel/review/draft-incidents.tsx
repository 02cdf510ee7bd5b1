'use client';

import { entryEvents, type TimelineEntry } from '@flowlens/timeline';
import { explainIncidents } from '@flowlens/timeline/brief';
import { useMemo } from 'react';
import { WhatWentWrong } from '../../what-went-wrong/what-went-wrong.js';

export interface DraftIncidentsProps {
  entries: readonly TimelineEntry[];
  title: string;
  /** Shows the moment in the preview; undefined without a video. */
  onSeek: ((timeMs: number) => void) | undefined;
}

/** Failures in a recording before it is sent, so that its author can name them. */
export function DraftIncidents({ entries, title, onSeek }: DraftIncidentsProps) {
  const report = useMemo(() => {
    const byId = new Map(entries.map((entry) => [entry.id, entry]));
    return explainIncidents(entries, (entryId) => byId.get(entryId));
  }, [entries]);

  return (
    <WhatWentWrong
      report={report}
      eventCount={entries.length}
      flowTitle={title}
      pageUrl={entries[0] && entryEvents(entries[0])[0]?.page_url}
      headingLevel={3}
      onOpen={onSeek && (({ row }) => onSeek(row.timeMs))}
    />
  );
}
