'use client';

import type { NetworkRow } from '@flowlens/timeline';
import { type CSSProperties, useContext } from 'react';
import { WaterfallSpanContext } from './waterfall-span.js';

/** Start and duration of a request on the time of the recording; nothing while the waterfall is off. */
export function WaterfallBar({ row }: { row: NetworkRow }) {
  const spanMs = useContext(WaterfallSpanContext);
  if (spanMs === null) return null;
  const start = Math.min(row.timeMs / spanMs, 1);
  const end = row.state === 'pending' ? 1 : Math.min((row.timeMs + (row.latencyMs ?? 0)) / spanMs, 1);
  const place = { '--fl-timeline-bar-start': percent(start), '--fl-timeline-bar-length': percent(end - start) };
  return (
    // The row also has the time and the duration as texts.
    <span className="fl-timeline-waterfall" aria-hidden>
      <span
        className="fl-timeline-waterfall-bar"
        data-severity={row.severity}
        data-state={row.state}
        style={place as CSSProperties}
      />
    </span>
  );
}

function percent(part: number): string {
  return `${(part * 100).toFixed(2)}%`;
}
