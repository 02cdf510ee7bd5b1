import type { Emit, Primordials, RecordedEvent } from '@flowlens/recorder/parts';
import { TEXT_MAX_CHARS } from '../messages/page-port.js';

const BATCH_MS = 250;
const BATCH_EVENTS = 200;
/** Maximum length of the events; the rest is for the JSON around them. */
const EVENTS_MAX_CHARS = TEXT_MAX_CHARS - 1_024;

export interface Outbox {
  emit: Emit;
  flush: () => void;
}

interface OutboxParts {
  primordials: Pick<Primordials, 'setTimeout' | 'clearTimeout' | 'stringify'>;
  now: () => number;
  send: (text: string) => void;
  /** Number of blurred elements so far. */
  countConcealed?: () => number;
}

/**
 * Serializes events and sends them in batches of limited size. One message per event would be several times as
 * expensive for the page. Avoids arrays, whose methods the page may have replaced.
 */
export function createOutbox({ primordials, now, send, countConcealed = () => 0 }: OutboxParts): Outbox {
  let pending = '';
  let count = 0;
  let timer: number | undefined;

  function flush() {
    if (timer !== undefined) primordials.clearTimeout(timer);
    timer = undefined;
    if (count === 0) return;
    const events = pending;
    pending = '';
    count = 0;
    send(`{"concealed":${countConcealed()},"events":[${events}]}`);
  }

  function add(event: RecordedEvent) {
    const text = textOf(event);
    if (pending.length + text.length >= EVENTS_MAX_CHARS) flush();
    pending += count === 0 ? text : `,${text}`;
    count += 1;
    if (count >= BATCH_EVENTS) flush();
    else timer ??= primordials.setTimeout(ignoreErrors(flush), BATCH_MS) as unknown as number;
  }

  function textOf(event: RecordedEvent): string {
    const text = primordials.stringify(event);
    if (text.length < EVENTS_MAX_CHARS) return text;
    const gap = { reason: 'events_dropped', count: 1 } as const;
    return primordials.stringify({ type: 'recorder_gap', at: now(), recorder_gap_data: gap });
  }

  return { emit: ignoreErrors(add), flush: ignoreErrors(flush) };
}

/** Swallows errors of the recorder, so that none reaches the page. */
function ignoreErrors<Value = void>(run: (value: Value) => void): (value: Value) => void {
  return (value) => {
    try {
      run(value);
    } catch {
      // The event is dropped.
    }
  };
}
