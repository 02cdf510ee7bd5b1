import type { ProbeContext } from '../probe.js';
import { BODY_MAX_CHARS, cutText, describeBinary, MESSAGE_MAX_CHARS } from './body-text.js';
import type { Exchange } from './exchange.js';
import { createSseParser } from './sse-parser.js';

/** Maximum number of messages of one stream. */
export const STREAM_MESSAGES_MAX = 1000;
/** Maximum length of an incomplete line. */
const LINE_MAX_CHARS = 2 * MESSAGE_MAX_CHARS;

export interface StreamRecord {
  add: (chunk: unknown) => void;
  /** Returns the text received so far. */
  soFar: () => string;
}

/** Collects a body that the page reads in chunks. Records messages of event streams and lines of NDJSON as they arrive. */
export function createStreamRecord(
  { primordials }: ProbeContext,
  contentType: string,
  isText: boolean,
  onMessage: Exchange['message'],
): StreamRecord {
  const decoder = new primordials.TextDecoder();
  let text = '';
  let bytesCount = 0;
  let messagesCount = 0;

  function message(event: string, data: string, id?: string) {
    if (messagesCount >= STREAM_MESSAGES_MAX) return;
    messagesCount += 1;
    onMessage({ event, data: cutText(data, MESSAGE_MAX_CHARS, primordials), ...(id && { last_event_id: id }) });
  }

  const parse = parserOf(contentType, message);

  return {
    add(chunk) {
      if (!ArrayBuffer.isView(chunk)) return;
      bytesCount += chunk.byteLength;
      const wantsMore = text.length <= BODY_MAX_CHARS || (parse !== undefined && messagesCount < STREAM_MESSAGES_MAX);
      if (!isText || !wantsMore) return;
      const piece = primordials.decode(decoder, chunk as Uint8Array, { stream: true });
      if (text.length <= BODY_MAX_CHARS) text += piece;
      parse?.(piece);
    },
    soFar: () =>
      isText ? cutText(text, BODY_MAX_CHARS, primordials, bytesCount) : describeBinary(contentType, bytesCount),
  };
}

type OnMessage = (event: string, data: string, id?: string) => void;

function parserOf(contentType: string, onMessage: OnMessage): ((piece: string) => void) | undefined {
  if (/event-stream/i.test(contentType)) return createSseParser(onMessage);
  if (!/ndjson/i.test(contentType)) return undefined;
  let rest = '';
  return (piece) => {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LINE_MAX_CHARS) rest = '';
    for (const line of lines) if (line.trim()) onMessage('line', line);
  };
}
