import { readBody } from '@flowlens/core/recorded';
import type { NetworkEntry, TimelineEntry } from '../../entries/timeline-entry.js';
import { messageDataOf } from '../../rows/message-data.js';
import { recordedLine } from '../safe-text.js';
import type { Incident } from './incident.js';

const CAUSE_MAX_CHARS = 240;
/** Larger bodies are documents and not error messages. */
const BODY_MAX_CHARS = 100_000;
/** Start of a message or stack that is searched, so that matching stays cheap. */
const SEARCHED_CHARS = 2_000;
/** Fields in which APIs put the reason of an error, the most telling first. */
const REASON_FIELDS = ['message', 'detail', 'error_description', 'reason', 'title', 'error', 'errors'];
/** The innermost error of a message such as `Error: Refused: TypeError: x is undefined`. */
const INNERMOST_ERROR = /^.*\b([A-Z]\w*(?:Error|Exception): .+)$/s;

/**
 * Returns the reason of an incident in one line, e.g. the message in the response of a failed request, or the line of code
 * of a script error. Null if none was recorded.
 */
export function causeOf({ row, echoes }: Incident, entry: TimelineEntry | null): string | null {
  const cause =
    row.kind === 'network'
      ? (reasonInBody(entry) ?? row.error ?? echoedReason(echoes))
      : row.kind === 'javascript_error' || row.kind === 'console_error'
        ? codeLine(entry)
        : null;
  return (cause && recordedLine(cause, CAUSE_MAX_CHARS)) || null;
}

function reasonInBody(entry: TimelineEntry | null): string | null {
  const response = (entry as NetworkEntry | null)?.response?.network_response_data;
  if (response?.body === undefined) return null;
  const { kind, text } = readBody(response.body, response.headers);
  if (text.length > BODY_MAX_CHARS) return null;
  if (kind === 'json') return reasonIn(parsed(text));
  return kind === 'text' && !text.trim().includes('\n') ? text : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function reasonIn(value: unknown, depth = 0): string | null {
  if (typeof value === 'string') return value.trim() || null;
  if (typeof value !== 'object' || value === null || depth > 3) return null;
  if (Array.isArray(value)) return reasonIn(value[0], depth + 1);
  for (const field of REASON_FIELDS) {
    if (!Object.hasOwn(value, field)) continue;
    const reason = reasonIn((value as Record<string, unknown>)[field], depth + 1);
    if (reason !== null) return reason;
  }
  return null;
}

function echoedReason(echoes: Incident['echoes']): string | null {
  for (const { row } of echoes) {
    if (!('message' in row)) continue;
    const message = row.message.slice(0, SEARCHED_CHARS);
    return INNERMOST_ERROR.exec(message)?.[1] ?? message;
  }
  return null;
}

/** Returns the first frame of the stack, with the file instead of its URL: `at pay (pay.js:42:17)`. */
function codeLine(entry: TimelineEntry | null): string | null {
  if (entry?.kind !== 'javascript_error' && entry?.kind !== 'console_error') return null;
  const { stack } = messageDataOf(entry.event, entry.kind) ?? {};
  const frame = stack
    ?.slice(0, SEARCHED_CHARS)
    .split('\n')
    .find((line) => /^\s*at\s|@.*:\d/.test(line));
  return frame ? frame.replace(/\w+:\/\/[^\s()]*\//g, '') : null;
}
