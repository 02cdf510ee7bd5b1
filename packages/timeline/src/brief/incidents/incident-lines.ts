import { formatClock, formatLatency } from '@flowlens/core/format';
import { readBody } from '@flowlens/core/recorded';
import type { CspViolationEntry, MessageEntry, NetworkEntry, TimelineEntry } from '../../entries/timeline-entry.js';
import type { MessageRow, NetworkRow, TimelineRow } from '../../rows/timeline-row.js';
import type { FoldedRows } from '../fold-repeats.js';
import { recordedLine, recordedText } from '../safe-text.js';
import { stepsOf } from '../step-lines.js';
import { causeOf } from './cause-of.js';
import type { Incident } from './incident.js';

const URL_MAX_CHARS = 160;
const MESSAGE_MAX_CHARS = 240;
const WORD_MAX_CHARS = 40;
const BODY_MAX_CHARS = 300;
const STACK_LINES = 4;
const STACK_LINE_MAX_CHARS = 140;

/** Number of echoes that are named; a failure seldom has more. */
const ECHOES_MAX = 2;

/** Describes one incident: a headline, then the known facts. The most important line comes first. */
export function incidentLines(incident: Incident, entry: TimelineEntry | null): string[] {
  const { row, echoes, action } = incident;
  const first = `${formatClock(row.timeMs)} ${incidentHeadline(row)}${repeatNote(incident)}`;
  // Stacks are included anyway, but the reason may be anywhere in a body.
  const cause = row.kind === 'network' ? causeOf(incident, entry) : null;
  return [
    first,
    ...(cause && !first.includes(`failed ${cause}`) ? [`   cause: ${cause}`] : []),
    ...(entry ? detailLines(entry) : []),
    ...(action ? stepsOf([action]).map(({ line }) => `   after: ${line}`) : []),
    ...echoes.slice(0, ECHOES_MAX).map((echo) => `   echo: ${incidentHeadline(echo.row)}${repeatNote(echo)}`),
  ];
}

/** Returns a note on how often a row was repeated; empty for a single row. */
export function repeatNote({ count, lastTimeMs }: FoldedRows): string {
  return count > 1 ? ` (${count} times, last at ${formatClock(lastTimeMs)})` : '';
}

/** Names an incident in one line: `POST https://shop.example/pay -> 500 in 340 ms`. */
export function incidentHeadline(row: TimelineRow): string {
  switch (row.kind) {
    case 'network':
      return requestLine(row);
    case 'resource_error':
      return `could not load ${recordedLine(row.element, WORD_MAX_CHARS)} ${recordedLine(row.url, URL_MAX_CHARS)}`;
    case 'csp_violation': {
      const directive = recordedLine(row.directive, WORD_MAX_CHARS);
      return `content security policy: ${directive} blocked ${recordedLine(row.blocked, URL_MAX_CHARS)}`;
    }
    default: {
      const { kind, message } = row as MessageRow;
      return `${kind === 'javascript_error' ? 'script error' : 'console error'}: ${recordedLine(message, MESSAGE_MAX_CHARS)}`;
    }
  }
}

function requestLine({ method, url, state, status, error, latencyMs }: NetworkRow): string {
  const outcome = state === 'failed' ? `failed ${recordedLine(error ?? '', MESSAGE_MAX_CHARS)}`.trim() : `-> ${status}`;
  const took = latencyMs === null ? '' : ` in ${formatLatency(latencyMs)}`;
  return `${recordedLine(method, 16) || 'GET'} ${recordedLine(url, URL_MAX_CHARS)} ${outcome}${took}`;
}

function detailLines(entry: TimelineEntry): string[] {
  if (entry.kind === 'network') return bodyLines(entry);
  if (entry.kind === 'csp_violation') return violationLines(entry);
  const isMessage = entry.kind === 'javascript_error' || entry.kind === 'console_error';
  return isMessage ? [...sourceLine(entry), ...stackLines(entry)] : [];
}

function bodyLines({ request, response }: NetworkEntry): string[] {
  const sent = request?.network_request_data;
  const received = response?.network_response_data;
  return [
    ...bodyLine('request body', sent?.body, sent?.headers),
    ...bodyLine('response body', received?.body, received?.headers),
  ];
}

function bodyLine(label: string, body: string | undefined, headers: unknown): string[] {
  if (body === undefined) return [];
  const { kind, mimeType, text, fullBytes } = readBody(body, headers);
  if (kind === 'empty') return [];
  const shown = kind === 'binary' ? `(${mimeType ?? 'binary'}, ${fullBytes} bytes)` : text;
  return [`   ${label}: ${recordedLine(shown, BODY_MAX_CHARS)}`];
}

function violationLines({ event }: CspViolationEntry): string[] {
  const { source_file: file, line_number: line } = event.csp_violation_data ?? {};
  return file ? [`   in ${recordedLine(line === undefined ? file : `${file}:${line}`, URL_MAX_CHARS)}`] : [];
}

function sourceLine({ source }: MessageEntry): string[] {
  return source ? [`   in ${recordedLine(source, URL_MAX_CHARS)}`] : [];
}

function stackLines({ kind, message, event }: MessageEntry): string[] {
  const data = kind === 'javascript_error' ? event.javascript_error_data : event.console_error_data;
  // Most stacks begin with the message, which is already included.
  const shown = recordedLine(message, MESSAGE_MAX_CHARS);
  return recordedText(data?.stack ?? '', STACK_LINE_MAX_CHARS * (STACK_LINES + 2) * 2)
    .split('\n')
    .map((line) => recordedLine(line, STACK_LINE_MAX_CHARS))
    .filter((line) => line !== '' && !shown.startsWith(line.replace(/…$/, '')))
    .slice(0, STACK_LINES)
    .map((line) => `   | ${line}`);
}
