import { normalizeEvent, REDACTED, redactEvent, type TimelineEvent } from '@flowlens/core';
import { badLine, type EventLine } from './parse-events.js';

interface RedactedEvents {
  /** One event a line. */
  text: string;
  /** How many values were taken out here, which the recorder should have. */
  redactedCount: number;
}

/**
 * What recorders redacted already, redacted again: nothing else is ever stored (privacy floor and default).
 *
 * @throws HttpProblem 422 for an event that the redaction cannot read
 */
export function redactEvents(events: EventLine[]): RedactedEvents {
  const before = count(events.map(({ event }) => JSON.stringify(event)).join('\n'));
  const text = events.map((event) => JSON.stringify(redacted(event))).join('\n');
  return { text, redactedCount: Math.max(0, count(text) - before) };
}

function redacted({ event, line }: EventLine): TimelineEvent {
  try {
    normalizeEvent(event);
    return redactEvent(event as unknown as TimelineEvent);
  } catch (error) {
    // Fields of the wrong kind where no schema looks. What cannot be redacted is not stored.
    if (error instanceof TypeError || error instanceof RangeError) throw badLine(line, 'has fields of a wrong kind');
    throw error;
  }
}

function count(text: string): number {
  return text.split(REDACTED).length - 1;
}
