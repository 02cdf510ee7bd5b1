import { formatClock } from '@flowlens/core/format';
import { headerRows, prettyJson, readBody } from '@flowlens/core/recorded';
import {
  messageDataOf,
  type NetworkEntry,
  type TimelineEntry,
  type WebSocketEntry,
  websocketFrames,
} from '@flowlens/timeline';
import { notCaptured, Refusal } from '../results/refusal.js';
import { valueAt } from './json-path.js';

/** Parts of an event that can be requested, one at a time. */
export const EVENT_PARTS = [
  'summary',
  'request_headers',
  'request_body',
  'response_headers',
  'response_body',
  'stack',
  'frames',
  'raw',
] as const;

export type EventPart = Exclude<(typeof EVENT_PARTS)[number], 'summary'>;

/** Text of a part, in pieces. */
export interface PartText {
  /** Note about the part, written by us. */
  note?: string;
  pieces: Iterable<string>;
}

/** @throws Refusal for parts that were not recorded, or that this kind of event does not have */
export function readPart(entry: TimelineEntry, part: EventPart, path: string | undefined): PartText {
  if (path !== undefined && part !== 'request_body' && part !== 'response_body')
    throw new Refusal('"path" goes with the parts request_body and response_body only.');
  switch (part) {
    case 'request_headers':
    case 'response_headers':
      return headersOf(requestOnly(entry), part);
    case 'request_body':
    case 'response_body':
      return bodyOf(requestOnly(entry), part, path);
    case 'stack':
      return stackOf(entry);
    case 'frames':
      return { pieces: framesOf(entry) };
    case 'raw':
      return { pieces: rawOf(entry) };
  }
}

type Side = 'request' | 'response';

function dataOf(entry: NetworkEntry, side: Side): { headers?: unknown; body?: string | undefined } {
  const data = side === 'request' ? entry.request?.network_request_data : entry.response?.network_response_data;
  if (data) return data;
  throw notCaptured(
    side === 'request'
      ? 'The request was sent before the recording began.'
      : 'There was no response: the request was pending when the recording ended, or it failed.',
  );
}

const sideOf = (part: string): Side => (part.startsWith('request') ? 'request' : 'response');

function headersOf(entry: NetworkEntry, part: EventPart): PartText {
  const rows = headerRows(dataOf(entry, sideOf(part)).headers);
  if (rows.length === 0) throw notCaptured('The recorder did not keep its headers.');
  return { pieces: rows.map(({ name, value }) => `${name}: ${value}\n`) };
}

function bodyOf(entry: NetworkEntry, part: EventPart, path: string | undefined): PartText {
  const { body, headers } = dataOf(entry, sideOf(part));
  if (body === undefined) throw notCaptured('There was no body, or the recorder did not keep it.');
  const { kind, text, cut, recordedBytes, fullBytes, mimeType } = readBody(body, headers);
  if (kind === 'empty') throw notCaptured('The body was empty.');
  if (kind === 'binary')
    throw notCaptured(`It is a binary body of ${fullBytes} bytes; the recorder does not keep binary content.`);
  const kept = cut ? `, of which the first ${recordedBytes} were recorded` : '';
  const note = `${kind} body${isPlainType(mimeType) ? `, ${mimeType}` : ''}, ${fullBytes} bytes${kept}.`;
  if (path === undefined) return { note, pieces: [prettyJson(text, { cut }) ?? text] };
  return { note, pieces: [selected(text, path, cut)] };
}

/** Cleans the type, because it is recorded text too. */
function isPlainType(mimeType: string | null): mimeType is string {
  return mimeType !== null && /^[a-z]{1,20}\/[\w.+-]{1,60}$/.test(mimeType);
}

function selected(text: string, path: string, cut: boolean): string {
  const value = valueAt(parsed(text, cut), path);
  return JSON.stringify(value, null, 2) ?? 'null';
}

function parsed(text: string, cut: boolean): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(
      cut
        ? 'The end of this body was not recorded, so it has no paths. Leave "path" out.'
        : 'This body is not JSON. Leave "path" out.',
    );
  }
}

function stackOf(entry: TimelineEntry): PartText {
  if (!('message' in entry)) throw new Refusal('Only console messages and script errors have a stack.');
  const stack = messageDataOf(entry.event, entry.kind)?.stack?.trim();
  if (!stack) throw notCaptured('The browser gave no stack.');
  return { pieces: [`${entry.message}\n`, ...(entry.source ? [`in ${entry.source}\n`] : []), stack] };
}

function* framesOf(entry: TimelineEntry): Generator<string, void> {
  if (entry.kind !== 'websocket') throw new Refusal('Only websocket connections have frames.');
  yield* connectionLines(entry);
}

function* connectionLines(entry: WebSocketEntry): Generator<string, void> {
  for (const { direction, timeMs, sizeBytes, payload, binary } of websocketFrames(entry)) {
    const content = binary ? '(binary)' : payload.replace(/\s+/g, ' ');
    yield `${formatClock(timeMs)} ${direction} ${sizeBytes} bytes: ${content}\n`;
  }
}

function* rawOf(entry: TimelineEntry): Generator<string, void> {
  const events = 'event' in entry ? [entry.event] : 'events' in entry ? entry.events : [entry.request, entry.response];
  for (const event of events) if (event) yield `${JSON.stringify(event, null, 1)}\n`;
}

function requestOnly(entry: TimelineEntry): NetworkEntry {
  if (entry.kind !== 'network')
    throw new Refusal('Only requests have headers and bodies. Ask for the part "summary" or "raw".');
  return entry;
}
