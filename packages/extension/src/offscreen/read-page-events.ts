import { GAP_REASONS } from '@flowlens/core';
import { EVENT_TYPES } from '@flowlens/core/recorded';
import type { RecordedEvent } from '@flowlens/recorder/parts';

/** Document that sent events, as reported by the browser. */
export interface EventSource {
  /** `page`: scripts of the page may have forged the events. */
  from: 'page' | 'bridge';
  /** Unique key of the document within the recording. */
  documentKey: string;
  /** Id of the document in the browser. */
  documentId?: string | undefined;
  /** True for the main document of the tab. */
  isTop: boolean;
  origin: string;
  /** Address of the document when it connected. */
  url: string;
}

interface ReadOptions {
  source: EventSource;
  /** Time of the earliest event to accept, in epoch milliseconds. */
  earliest: number;
  now: number;
}

const EVENTS_MAX = 1_000;
const ID_MAX_CHARS = 64;
const URL_MAX_CHARS = 8_192;
/** Maximum difference between the clocks of two processes. */
const EARLY_MS = 1_000;

const ONLY_FROM_BRIDGE = new Set(['dom_action', 'recorder_mark']);
const ACTION_FIELDS = ['action_type', 'target', 'final_value'];

type Fields = Record<string, unknown>;

/** Batch of events from a document. */
export interface PageBatch {
  events: RecordedEvent[];
  /** Number of blurred elements in the document. */
  concealed: number;
}

/**
 * Parses events that a document sent as JSON. The page controls the text, so only known fields of known types are
 * accepted, times are limited to the recording, and events cannot claim another document or site.
 */
export function readPageEvents(text: string, options: ReadOptions): PageBatch {
  const batch = parse(text);
  if (!isFields(batch) || !Array.isArray(batch.events)) return { events: [], concealed: 0 };
  const events = batch.events.slice(0, EVENTS_MAX).flatMap((event: unknown) => readEvent(event, options) ?? []);
  return { events, concealed: readCount(batch.concealed) };
}

function readEvent(event: unknown, { source, earliest, now }: ReadOptions): RecordedEvent | undefined {
  if (!isFields(event) || typeof event.at !== 'number' || !Number.isFinite(event.at)) return undefined;
  const type = EVENT_TYPES.find((known) => known === event.type);
  if (!type || (source.from === 'page' && ONLY_FROM_BRIDGE.has(type))) return undefined;
  const fields = type === 'dom_action' ? readAction(event) : readData(event, dataKey(type));
  if (!fields) return undefined;
  const { correlation_id: id } = event;
  return {
    type,
    at: Math.min(Math.max(event.at, earliest), now + EARLY_MS),
    page_url: readPageUrl(event.page_url, source),
    ...(typeof id === 'string' &&
      id !== '' && { correlation_id: `${source.documentKey}.${id.slice(0, ID_MAX_CHARS)}` }),
    ...fields,
  };
}

function dataKey(type: string): string {
  return /^websocket_frame_/.test(type) ? 'websocket_frame_data' : `${type}_data`;
}

function readData(event: Fields, key: string): Fields | undefined {
  const data = event[key];
  if (!isFields(data)) return undefined;
  return { [key]: key === 'recorder_gap_data' ? readGap(data) : data };
}

function readGap({ reason, duration_ms: forMs, count, probe }: Fields): Fields {
  return {
    reason: GAP_REASONS.find((known) => known === reason) ?? 'probe_failed',
    ...(typeof forMs === 'number' && { duration_ms: readCount(forMs) }),
    ...(typeof count === 'number' && { count: readCount(count) }),
    ...(typeof probe === 'string' && { probe: probe.slice(0, ID_MAX_CHARS) }),
  };
}

function readAction(event: Fields): Fields | undefined {
  if (!isFields(event.target)) return undefined;
  return Object.fromEntries(ACTION_FIELDS.flatMap((field) => (field in event ? [[field, event[field]]] : [])));
}

/** Replaces addresses of another origin, because the document cannot be there. */
function readPageUrl(url: unknown, { origin, url: connectedAt }: EventSource): string {
  const isOwn = typeof url === 'string' && url.length <= URL_MAX_CHARS && URL.canParse(url);
  if (isOwn && (url.startsWith('about:') || new URL(url).origin === origin)) return url;
  return connectedAt;
}

function readCount(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? Math.max(0, Math.round(value)) : 0;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
