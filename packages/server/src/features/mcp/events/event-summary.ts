import { formatClock } from '@flowlens/core/format';
import { readBody } from '@flowlens/core/recorded';
import {
  type CspViolationEntry,
  messageDataOf,
  type MessageEntry,
  type NetworkEntry,
  type TimelineEngine,
  type TimelineEntry,
} from '@flowlens/timeline';
import { recordedLine } from '@flowlens/timeline/brief';
import { rowLine } from '@flowlens/timeline/export';
import { type ToolResult, recordedBlock, textResult } from '../results/tool-result.js';

const LINE_MAX_CHARS = 1_500;

/** Returns a summary of an event, its parts, and its consequences. */
export function summaryOf(engine: TimelineEngine, entry: TimelineEntry): ToolResult {
  return textResult(
    `Event ${entry.id}, ${entry.kind}, severity ${entry.severity}, ${Math.round(entry.timeMs)} ms after the start.`,
    recordedBlock(factsOf(entry).join('\n')),
    ['Parts:', ...partsOf(entry).map((part) => `- ${part}`)].join('\n'),
    relatedOf(engine, entry),
  );
}

function factsOf(entry: TimelineEntry): string[] {
  const first = `${entry.id} ${formatClock(entry.timeMs)} ${rowLine(entry)}`;
  const page = pageOf(entry);
  return [first, ...wholeOf(entry), ...(page ? [`page: ${recordedLine(page, LINE_MAX_CHARS)}`] : [])];
}

/** Returns texts that the summary line may have truncated. */
function wholeOf(entry: TimelineEntry): string[] {
  const line = (name: string, text: string | null) => (text ? [`${name}: ${recordedLine(text, LINE_MAX_CHARS)}`] : []);
  switch (entry.kind) {
    case 'network':
      return [...line('url', entry.url), ...line('type', entry.resourceType), ...line('error', entry.error)];
    case 'websocket':
      return line('url', entry.url);
    case 'dom_action':
      return [...line('element', entry.event.target?.xpath ?? null), ...line('value', entry.finalValue)];
    case 'console_error':
    case 'console_warn':
    case 'console_log':
    case 'console_info':
    case 'console_debug':
    case 'javascript_error':
      return [...line('message', entry.message), ...line('source', entry.source)];
    case 'resource_error':
      return line('url', entry.url);
    case 'csp_violation':
      return violationOf(entry, line);
    case 'sse_message':
      return [...line('url', entry.event.sse_message_data?.url ?? null), ...line('data', entry.data)];
    case 'recorder_gap':
      return line('reason', entry.reason);
    case 'recorder_mark':
      return line('note', entry.note);
    case 'local_storage':
    case 'session_storage':
      return [...line('key', entry.key), ...line('value', entry.value)];
    case 'navigation':
      return line('url', entry.url);
    case 'unknown':
      return [];
  }
}

type Line = (name: string, text: string | null) => string[];

function violationOf({ blocked, event }: CspViolationEntry, line: Line): string[] {
  const { source_file: file, line_number: number, sample } = event.csp_violation_data ?? {};
  const source = file && number !== undefined ? `${file}:${number}` : file;
  return [...line('blocked', blocked), ...line('source', source ?? null), ...line('sample', sample ?? null)];
}

function pageOf(entry: TimelineEntry): string | undefined {
  if (entry.kind === 'network') return (entry.request ?? entry.response)?.page_url;
  return entry.kind === 'websocket' ? entry.events[0]?.page_url : entry.event.page_url;
}

function partsOf(entry: TimelineEntry): string[] {
  if (entry.kind === 'websocket') return [`frames: ${entry.sentCount + entry.receivedCount}`, 'raw'];
  if (entry.kind !== 'network') return 'message' in entry ? [stackState(entry), 'raw'] : ['raw'];
  return [
    `request_headers, request_body: ${bodyState(entry, 'request')}`,
    `response_headers, response_body: ${bodyState(entry, 'response')}`,
    'raw',
  ];
}

function stackState({ event, kind }: MessageEntry): string {
  const stack = messageDataOf(event, kind)?.stack;
  return `stack: captured: ${stack ? 'true' : 'false. The browser gave none.'}`;
}

function bodyState({ request, response, state }: NetworkEntry, side: 'request' | 'response'): string {
  const data = side === 'request' ? request?.network_request_data : response?.network_response_data;
  if (!data)
    return side === 'response' && state !== 'completed'
      ? `captured: false. The request is ${state}.`
      : 'captured: false.';
  if (data.body === undefined) return 'captured: false. There was no body, or it was not kept.';
  const { kind, fullBytes, cut } = readBody(data.body, data.headers);
  if (kind === 'binary') return `captured: false. It is binary, ${fullBytes} bytes.`;
  return `captured: true, ${kind}, ${fullBytes} bytes${cut ? ', the end was not recorded' : ''}`;
}

function relatedOf(engine: TimelineEngine, { id }: TimelineEntry): string | undefined {
  const [after, before] = [engine.incidentAfter(id), engine.requestBefore(id)];
  if (after) return `The first error after this failed request: ${after}.`;
  return before ? `The last request that failed before this error: ${before}.` : undefined;
}
