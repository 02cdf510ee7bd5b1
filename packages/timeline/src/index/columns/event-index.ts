import { asTimestamp } from '@flowlens/core/recorded';
import { ByteNumbers } from '../scan/byte-numbers.js';
import { EventColumns, EventFlag, NO_STATUS, TimeSource } from './events/event-columns.js';
import {
  dataSlot,
  isEcho,
  readCspViolation,
  readFrameBytes,
  readHandshake,
  readRequest,
  readResponse,
  readType,
  severityNumber,
} from './events/event-facts.js';
import { dataField, field, KIND_OF_TYPE, kindNumber, typeNumber } from './events/event-fields.js';
import type { EventTokens } from './events/event-tokens.js';
import { readRequestKind } from './request-kind-numbers.js';
import { addEventWords } from './events/event-words.js';
import { SearchWords } from '../../search/search-words.js';

/** Location of an event in the chunks of the file. */
export interface EventPlace {
  chunk: number;
  start: number;
  length: number;
}

const RELATIVE_TIME = field('relative_time_ms');
const TIMESTAMP = field('timestamp');
const CORRELATION = field('correlation_id');
const PAGE_URL = field('page_url');
const REQUEST = typeNumber('network_request');
const RESPONSE = typeNumber('network_response');
const CONSOLE_ERROR = typeNumber('console_error');
const NAVIGATION = typeNumber('navigation');
const CSP_VIOLATION = typeNumber('csp_violation');
const HANDSHAKE = typeNumber('websocket_handshake_response');
const FRAMES = [typeNumber('websocket_frame_sent'), typeNumber('websocket_frame_received')];
const NETWORK = kindNumber('network');
const WEBSOCKET = kindNumber('websocket');
const INFO = severityNumber('info');

/** Writes the facts of each event to the columns. */
export class EventIndex {
  readonly columns = new EventColumns();
  readonly words = new SearchWords();
  /** True if any event so far has a type. A file without types is not a timeline. */
  isTyped = false;
  /** True as long as every event has a relative time that is not earlier than the previous one. */
  inOrder = true;
  /** Timestamp of the recording's start: from the first event that has both times. */
  origin: number | null = null;
  /** The first web page of the recording; `null` before it is known. */
  pageUrl: string | null = null;
  /** The earliest timestamp of all events before the origin is known. */
  earliest = Infinity;
  #latest = 0;
  #correlations = new ByteNumbers();

  add(tokens: EventTokens, { chunk, start, length }: EventPlace, unusualEscapes: boolean): number {
    const place = this.columns.add();
    const { data } = this.columns;
    const found = readType(tokens);
    const type = found ?? 0;
    this.isTyped ||= found !== null;
    data.types[place] = type;
    data.chunks[place] = chunk;
    data.starts[place] = start;
    data.lengths[place] = length;
    this.#addTime(place, tokens);
    data.correlations[place] = this.#correlation(KIND_OF_TYPE[type]!, tokens);
    data.statuses[place] = NO_STATUS;
    data.outcomes[place] = INFO;
    if (type === RESPONSE) {
      const { severity, status } = readResponse(tokens);
      data.outcomes[place] = severity;
      data.statuses[place] = status;
    } else if (type === REQUEST) {
      data.outcomes[place] = readRequest(tokens);
      data.eventKinds[place] = readRequestKind(tokens);
    } else if (type === CSP_VIOLATION) {
      data.outcomes[place] = readCspViolation(tokens);
    } else if (type === HANDSHAKE) {
      data.outcomes[place] = readHandshake(tokens);
    } else if (FRAMES.includes(type)) {
      data.frameBytes[place] = readFrameBytes(tokens);
    }
    const slot = dataSlot(type, tokens);
    this.pageUrl ??= webPage(tokens, PAGE_URL);
    if (type === NAVIGATION && tokens.has(slot)) this.pageUrl ??= webPage(tokens, tokens.slot(slot, dataField('url')));
    const hasAllWords = addEventWords(this.words, tokens, type, slot);
    data.wordEnds[place] = this.words.end;
    data.flags[place] =
      (hasAllWords ? 0 : EventFlag.WordsElsewhere) |
      (unusualEscapes ? EventFlag.UnusualEscapes : 0) |
      (type === CONSOLE_ERROR && isEcho(tokens, slot) ? EventFlag.Echo : 0);
    this.#addDetails(place, slot, tokens);
    return place;
  }

  /** Frees memory that is not needed after the last event. */
  trim(): void {
    this.columns.trim();
    this.words.trim();
    this.#correlations = new ByteNumbers();
  }

  get heldBytes(): number {
    return this.columns.heldBytes + this.words.bytes.length + this.#correlations.heldBytes;
  }

  /** Records the time of an event; `relativeTimes` derives missing ones. */
  #addTime(place: number, tokens: EventTokens): void {
    const { times, timeSources } = this.columns.data;
    const time = tokens.finite(RELATIVE_TIME);
    this.inOrder &&= time !== undefined && tokens.isNumber(RELATIVE_TIME) && time >= this.#latest;
    if (time !== undefined) this.#latest = time;
    const timestamp = time === undefined || this.origin === null ? asTimestamp(tokens.value(TIMESTAMP)) : null;
    if (timestamp !== null && time !== undefined) this.origin = timestamp - Math.max(0, time);
    if (timestamp !== null) this.earliest = Math.min(this.earliest, timestamp);
    times[place] = time ?? timestamp ?? 0;
    timeSources[place] =
      time !== undefined ? TimeSource.Relative : timestamp !== null ? TimeSource.Timestamp : TimeSource.None;
  }

  #correlation(kind: number, tokens: EventTokens): number {
    if ((kind !== NETWORK && kind !== WEBSOCKET) || !tokens.has(CORRELATION)) return -1;
    const id = tokens.textBytes(CORRELATION);
    // A connection without an id has an empty one.
    if (id === null || (id.from === id.to && kind === WEBSOCKET)) return -1;
    return this.#correlations.of(id.bytes, id.from, id.to);
  }

  #addDetails(place: number, slot: number, tokens: EventTokens): void {
    const { data } = this.columns;
    if (data.types[place] === 0) {
      data.dataLengths[place] = data.lengths[place]!;
    } else if (tokens.isObject(slot)) {
      data.dataStarts[place] = tokens.from(slot) - tokens.eventFrom;
      data.dataLengths[place] = tokens.to(slot) - tokens.from(slot);
    }
  }
}

/** Returns the URL in a field if it is that of a web page, so not of an empty tab. */
function webPage(tokens: EventTokens, slot: number): string | null {
  const url = tokens.text(slot);
  return url !== undefined && /^https?:/i.test(url) ? url : null;
}
