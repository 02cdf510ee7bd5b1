import type { Emit, Primordials, RecordedEvent } from '@flowlens/recorder/parts';
import { TEXT_MAX_CHARS } from '../messages/page-port.js';

const BATCH_MS = 250;
const BATCH_EVENTS = 200;
/** Room for the frame around the events. */
const EVENTS_MAX_CHARS = TEXT_MAX_CHARS - 1_024;

export interface Outbox {
  emit: Emit;
  flush: () => void;
}

interface OutboxParts {
  primordials: Pick<Primordials, 'setTimeout' | 'clearTimeout' | 'stringify'>;
  now: () => number;
  send: (text: string) => void;
  /** Elements that are blurred so far. */
  countConcealed?: () => number;
}

/** Collects events and sends them as texts of bounded length. One message per event would cost the page several times as much. */
export function createOutbox({ primordials, now, send, countConcealed = () => 0 }: OutboxParts): Outbox {
  let pending: RecordedEvent[] = [];
  let timer: number | undefined;

  function sendBatch(events: string[]) {
    send(`{"concealed":${countConcealed()},"events":[${events.join(',')}]}`);
  }

  function flush() {
    if (timer !== undefined) primordials.clearTimeout(timer);
    timer = undefined;
    if (pending.length === 0) return;
    const events = pending;
    pending = [];
    let batch: string[] = [];
    let length = 0;
    for (const event of events) {
      const text = textOf(event);
      if (length + text.length > EVENTS_MAX_CHARS) {
        sendBatch(batch);
        batch = [];
        length = 0;
      }
      batch.push(text);
      length += text.length + 1;
    }
    sendBatch(batch);
  }

  function textOf(event: RecordedEvent): string {
    const text = primordials.stringify(event);
    if (text.length <= EVENTS_MAX_CHARS) return text;
    const gap = { reason: 'events_dropped', count: 1 } as const;
    return primordials.stringify({ type: 'recorder_gap', at: now(), recorder_gap_data: gap });
  }

  return {
    emit(event) {
      pending.push(event);
      if (pending.length >= BATCH_EVENTS) flush();
      else timer ??= primordials.setTimeout(flush, BATCH_MS) as unknown as number;
    },
    flush,
  };
}
