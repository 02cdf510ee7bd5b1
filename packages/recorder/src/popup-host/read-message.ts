import { GAP_REASONS } from '@flowlens/core';
import type { TimelineEvent } from '@flowlens/core/recorded';
import type { RedactionCounts } from '../events/count-redactions.js';
import type { HostedPage, HostMessage, TabMessage } from './messages.js';

const TEXT_MAX = 2_048;
const PIXELS_MAX = 16_384;
const LIST_MAX = 100;
/** Batches of the sink have at most 200 events. */
const EVENTS_MAX = 1_000;
const PARTS = ['addresses', 'headers', 'bodies', 'messages', 'storage', 'fields', 'other'] as const;

type Fields = Record<string, unknown>;

/** Parses a message of the recorded tab, whose pages have one origin; undefined if it is invalid. */
export function readTabMessage(data: unknown, pageOrigin = location.origin): TabMessage | undefined {
  if (!isObject(data)) return undefined;
  switch (data.type) {
    case 'join': {
      const page = readPage(data.page, pageOrigin);
      return page && { type: 'join', page };
    }
    case 'events': {
      const { document, events, concealedElements, redacted } = data;
      if (!isText(document) || !Array.isArray(events) || events.length > EVENTS_MAX) return undefined;
      if (!isCount(concealedElements) || !isObject(redacted)) return undefined;
      return {
        type: 'events',
        document,
        events: events.filter(isEvent),
        redacted: readCounts(redacted),
        concealedElements,
      };
    }
    case 'pause':
      return typeof data.isPaused === 'boolean' ? { type: 'pause', isPaused: data.isPaused } : undefined;
    case 'hello':
    case 'left':
    case 'painted':
    case 'stop':
      return { type: data.type };
    default:
      return undefined;
  }
}

/** Parses a message of the popup host; undefined if it is invalid. */
export function readHostMessage(data: unknown): HostMessage | undefined {
  if (!isObject(data)) return undefined;
  switch (data.type) {
    case 'recording': {
      const { startedAt, elapsedMs, runningSince, hasMicrophone, eventsCount } = data;
      if (!isAmount(startedAt) || !isAmount(elapsedMs) || !isCount(eventsCount)) return undefined;
      if (typeof hasMicrophone !== 'boolean' || !(runningSince === null || isAmount(runningSince))) return undefined;
      return { type: 'recording', startedAt, elapsedMs, runningSince, hasMicrophone, eventsCount };
    }
    case 'opened':
    case 'waiting':
    case 'away':
    case 'repaint':
    case 'ending':
    case 'stopped':
      return { type: data.type };
    default:
      return undefined;
  }
}

function readPage(page: unknown, pageOrigin: string): HostedPage | undefined {
  if (!isObject(page)) return undefined;
  const { pageUrl, width, height, probesOff, metadata } = page;
  if (!isText(pageUrl) || !isOfOrigin(pageUrl, pageOrigin) || !isSize(width) || !isSize(height)) return undefined;
  if (!Array.isArray(probesOff) || probesOff.length > LIST_MAX || !probesOff.every(isText)) return undefined;
  if (!isObject(metadata)) return undefined;
  return { pageUrl, width, height, probesOff, metadata: readMetadata(metadata) };
}

function readMetadata(metadata: Fields): HostedPage['metadata'] {
  const known = Object.entries(metadata).slice(0, LIST_MAX);
  return Object.fromEntries(known.filter(([, value]) => isText(value) || isAmount(value)));
}

function readCounts(redacted: Fields): RedactionCounts {
  const counts: RedactionCounts = {};
  for (const part of PARTS) {
    const count = redacted[part];
    if (isCount(count)) counts[part] = count;
  }
  return counts;
}

function isEvent(event: unknown): event is TimelineEvent {
  // Only the recorder itself writes the line of type `metadata`.
  if (!isObject(event) || !isText(event.type) || event.type === 'metadata') return false;
  const { timestamp, recorder_gap_data: gap } = event;
  if (timestamp !== undefined && !isAmount(timestamp)) return false;
  return gap === undefined || (isObject(gap) && GAP_REASONS.some((reason) => reason === gap.reason));
}

function isOfOrigin(url: string, origin: string): boolean {
  return URL.canParse(url) && new URL(url).origin === origin;
}

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= TEXT_MAX;
const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isSize = (value: unknown): value is number => isAmount(value) && value >= 1 && value <= PIXELS_MAX;
