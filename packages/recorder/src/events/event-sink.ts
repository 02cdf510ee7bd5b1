import type { TimelineEvent } from '@flowlens/core/recorded';
import { capText, redactEvent, redactText } from '@flowlens/core/redaction';
import type { Primordials } from '../probes/primordials.js';
import { tryRead } from '../probes/network/try-read.js';
import { addCounts, countRedactions, type RedactionCounts } from './count-redactions.js';
import { createEventLimits } from './event-limits.js';
import { createEventRing, type RingOptions } from './event-ring.js';
import type { Gap } from './gap.js';
import type { Emit, RecordedEvent } from './recorded-event.js';
import { placeEvent, type SinkEvent } from './sink-event.js';

const BATCH_MS = 250;
const BATCH_EVENTS = 200;
const NOTE_MAX_CODE_POINTS = 500;
const BODY_MAX_BYTES = 64 * 1024;

/** A gap as reported, before its time in the recording is known. */
export interface ReportedGap extends Omit<Gap, 'atMs'> {
  /** Epoch milliseconds. */
  at: number;
}

export interface EventSinkOptions {
  primordials: Pick<Primordials, 'setTimeout' | 'clearTimeout'>;
  /** Epoch milliseconds. */
  now: () => number;
  /** Returns true for addresses of the FlowLens server. Its requests and the events on its pages are dropped. */
  isOwnRequest: (url: string) => boolean;
  /** Limits of the events that are kept while nothing is recorded. */
  ring: RingOptions;
  /** Called for each gap, including those that probes report. */
  onGap?: (gap: ReportedGap) => void;
}

interface SinkRecording {
  /** Epoch milliseconds of time 0. Events are queued until it is known. */
  origin?: number;
  /** Receives redacted events in batches, each with its time in the recording. */
  onBatch: (events: TimelineEvent[]) => void;
}

/** Content of the ring. */
interface RecentEvents {
  /** Epoch milliseconds of time 0. */
  origin: number;
  events: TimelineEvent[];
  redacted: RedactionCounts;
}

export interface EventSink {
  emit: Emit;
  /** Starts to pass on events. */
  start: (recording: SinkRecording) => void;
  /** Sets time 0 of the running recording, which was not known at its start. */
  setOrigin: (origin: number) => void;
  /** While paused, events are dropped. The end of a pause leaves a gap. */
  setPaused: (isPaused: boolean) => void;
  /** Passes on the last events and ends the recording. */
  stop: () => void;
  /** Redacts and passes on all events emitted so far. */
  flush: () => void;
  /** Returns the events of the last seconds, or since a later time in epoch milliseconds, with times that begin near 0. */
  recent: (since?: number) => RecentEvents;
  mark: (note: string) => void;
  reportGap: (gap: ReportedGap) => void;
  /** Values redacted since the recording started. */
  redactions: () => RedactionCounts;
  dispose: () => void;
}

/** Redacts events, limits their rate, and passes them on in batches. Unredacted events are kept for at most one batch. */
export function createEventSink(options: EventSinkOptions): EventSink {
  const { primordials, now, isOwnRequest, onGap } = options;
  const limits = createEventLimits();
  const ring = createEventRing(options.ring);
  /** Connections to the FlowLens server, whose later events contain no address. */
  const ownIds = new Set<string>();
  let counts: RedactionCounts = {};
  let pending: RecordedEvent[] = [];
  let timer: number | undefined;
  let recording: SinkRecording | undefined;
  let held: SinkEvent[] = [];
  let startedAt = 0;
  let pausedAt: number | undefined;
  let isDisposed = false;

  function emit(event: RecordedEvent) {
    if (isDisposed || isOwn(event)) return;
    if (event.type === 'recorder_gap') notifyGap(event);
    else if (
      event.type !== 'recorder_mark' &&
      (pausedAt !== undefined ||
        !limits.admit(
          now(),
          tryRead(() => textSize(event), 0),
        ))
    )
      return flushLater();
    pending.push(event);
    if (pending.length >= BATCH_EVENTS) flush();
    else flushLater();
  }

  function flushLater() {
    if (pending.length > 0 || limits.hasDrop())
      timer ??= primordials.setTimeout(flushSafely, BATCH_MS) as unknown as number;
  }

  function isOwn(event: RecordedEvent): boolean {
    const { correlation_id: id, page_url, network_request_data, network_response_data, websocket_created_data } = event;
    if (id !== undefined && ownIds.has(id)) return true;
    const url = (network_request_data ?? network_response_data ?? websocket_created_data)?.url;
    const isIt = (url !== undefined && isOwnRequest(url)) || (page_url !== undefined && isOwnRequest(page_url));
    if (isIt && id !== undefined) ownIds.add(id);
    return isIt;
  }

  function notifyGap({ at, recorder_gap_data: data }: RecordedEvent) {
    if (!data) return;
    const { reason, duration_ms: forMs, count, probe } = data;
    onGap?.({
      at,
      reason,
      ...(forMs !== undefined && { forMs }),
      ...(count !== undefined && { count }),
      ...(probe && { probe }),
    });
  }

  function reportGap({ at, reason, forMs, count, probe }: ReportedGap) {
    const times = { ...(forMs !== undefined && { duration_ms: forMs }), ...(count !== undefined && { count }) };
    emit({ type: 'recorder_gap', at, recorder_gap_data: { reason, ...times, ...(probe && { probe }) } });
  }

  function reportDrops(isLast: boolean) {
    const drop = limits.takeDrop(now(), isLast);
    if (drop) reportGap({ ...drop, reason: 'events_dropped' });
  }

  function redact(event: RecordedEvent): SinkEvent | undefined {
    const { at, ...rest } = event;
    try {
      const whole = { ...rest, timestamp: Math.round(at), relative_time_ms: 0 };
      const redacted = capBodies(redactEvent(whole));
      const counted = countRedactions(whole, redacted);
      addCounts(counts, counted);
      return { at, event: redacted, bytes: textSize(redacted), redacted: counted };
    } catch {
      // An event that cannot be redacted is dropped.
      onGap?.({ at, reason: 'probe_failed', probe: 'redaction', count: 1 });
      return undefined;
    }
  }

  function flush() {
    if (timer !== undefined) primordials.clearTimeout(timer);
    timer = undefined;
    reportDrops(false);
    const events = pending;
    pending = [];
    for (const event of events) {
      const entry = redact(event);
      if (!entry) continue;
      ring.add(entry);
      if (recording) held.push(entry);
    }
    passOn();
    // Reports dropped events when the flood has ended, even if nothing else happens.
    flushLater();
  }

  function flushSafely() {
    try {
      flush();
    } catch {
      // Errors in a timer would reach the page.
    }
  }

  function passOn() {
    const origin = recording?.origin;
    if (!recording || origin === undefined || held.length === 0) return;
    const batch = held.map((entry) => placeEvent(entry, origin));
    held = [];
    recording.onBatch(batch);
  }

  function setPaused(isPaused: boolean) {
    if (isPaused === (pausedAt !== undefined)) return;
    const at = pausedAt;
    pausedAt = isPaused ? now() : undefined;
    if (at !== undefined) reportGap({ at, reason: 'paused', forMs: Math.round(now() - at) });
  }

  return {
    emit(event) {
      try {
        emit(event);
      } catch {
        // Errors of the recorder must not reach the page.
      }
    },
    start(started) {
      flush();
      counts = {};
      held = [];
      pausedAt = undefined;
      startedAt = now();
      recording = { ...started };
    },
    setOrigin(origin) {
      if (recording) recording.origin = origin;
      flush();
    },
    setPaused,
    stop() {
      setPaused(false);
      reportDrops(true);
      if (recording) recording.origin ??= startedAt;
      flush();
      recording = undefined;
      held = [];
    },
    flush,
    recent(since = -Infinity) {
      flush();
      const end = now();
      const origin = end - options.ring.seconds * 1000;
      const entries = ring.recent(end).filter(({ at }) => at >= since);
      const redacted: RedactionCounts = {};
      for (const entry of entries) addCounts(redacted, entry.redacted);
      return { origin, redacted, events: entries.map((entry) => placeEvent(entry, origin)) };
    },
    mark(note) {
      const text = [...redactText(note)].slice(0, NOTE_MAX_CODE_POINTS).join('');
      emit({ type: 'recorder_mark', at: now(), recorder_mark_data: { note: text } });
    },
    reportGap,
    redactions: () => ({ ...counts }),
    dispose() {
      isDisposed = true;
      if (timer !== undefined) primordials.clearTimeout(timer);
      pending = [];
      held = [];
      recording = undefined;
      ring.clear();
    },
  };
}

/** Returns the number of characters of all texts in an event, in constant time per text, so that a flood costs little. */
export function textSize(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  let size = 0;
  for (const key in value) size += key.length + textSize((value as Record<string, unknown>)[key]);
  return size;
}

/** Bodies were truncated before redaction, but redaction may make them longer. */
function capBodies(event: TimelineEvent): TimelineEvent {
  for (const key of ['network_request_data', 'network_response_data'] as const) {
    const data = event[key];
    if (data?.body) return { ...event, [key]: { ...data, body: capText(data.body, BODY_MAX_BYTES) } };
  }
  return event;
}
