import type { TimelineEvent } from '@flowlens/core/recorded';
import { REDACTED, redactEvent } from '@flowlens/core/redaction';
import { normalizeEvent } from '@flowlens/timeline';
import type { EventLine, SkippedLine } from './parse-events.js';

interface RedactedEvents {
  /** One event per line. */
  text: string;
  count: number;
  /** Number of values redacted here that the recorder should have redacted. */
  redactedCount: number;
  /** Number of events that cannot be redacted; they are not stored. */
  skipped: SkippedLine[];
}

/** Redacts events again that recorders have already redacted: nothing unredacted is ever stored (privacy floor and default). */
export function redactEvents(events: readonly EventLine[]): RedactedEvents {
  const kept: string[] = [];
  const skipped: SkippedLine[] = [];
  let redactedCount = 0;
  for (const { event, line } of events) {
    const redacted = redact(event);
    if (redacted === undefined) {
      skipped.push({ line, message: 'has fields of the wrong type' });
      continue;
    }
    const text = JSON.stringify(redacted);
    redactedCount += occurrences(text) - occurrences(JSON.stringify(event));
    kept.push(text);
  }
  return { text: kept.join('\n'), count: kept.length, redactedCount: Math.max(0, redactedCount), skipped };
}

/** Returns undefined for fields of a wrong type that no schema checks. */
function redact(event: Record<string, unknown>): TimelineEvent | undefined {
  try {
    normalizeEvent(event);
    return redactEvent(event as unknown as TimelineEvent);
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) return undefined;
    throw error;
  }
}

function occurrences(text: string): number {
  return text.split(REDACTED).length - 1;
}
