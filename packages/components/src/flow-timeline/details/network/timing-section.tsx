'use client';

import { formatLatency } from '@flowlens/core/format';
import type { TimelineEntry } from '@flowlens/timeline';
import { useFlowLens } from '@flowlens/hooks';
import { formatOffset } from '../../format-offset.js';
import { useTimelineTexts } from '../../timeline-texts.js';
import { DetailSection } from '../parts/detail-section.js';
import { FactList } from '../parts/fact-list.js';
import { formatWallClock } from '../parts/wall-clock.js';

/** Time of an event: in the recording, as date and time, and its duration. */
export function TimingSection({ entry }: { entry: TimelineEntry }) {
  const d = useTimelineTexts().details;
  const { locale, timeZone } = useFlowLens();
  const { timeMs, timestamp } = entry;
  const durationMs = durationOf(entry);
  return (
    <DetailSection title={d.timing} defaultOpen>
      <FactList
        facts={[
          [d.started, formatOffset(timeMs)],
          [d.ended, durationMs === null ? null : formatOffset(timeMs + durationMs)],
          [d.duration, durationMs === null ? null : formatLatency(durationMs, locale)],
          [d.clockTime, timestamp === null ? null : formatWallClock(timestamp, { locale, timeZone })],
        ]}
      />
    </DetailSection>
  );
}

/** Null for a request without a length or an end. */
function durationOf(entry: TimelineEntry): number | null {
  if (entry.kind === 'network') return entry.latencyMs;
  if (entry.kind !== 'websocket' || entry.state !== 'closed') return null;
  return (entry.events.at(-1)?.relative_time_ms ?? entry.timeMs) - entry.timeMs;
}
