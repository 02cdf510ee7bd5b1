import { pageUrlOf, resolveUrl } from '@flowlens/core/recorded';
import { mermaidText } from './mermaid-text.js';
import type { NetworkEntry, TimelineEntry, WebSocketEntry } from '../entries/timeline-entry.js';
import type { WebSocketRow } from '../rows/timeline-row.js';

/**
 * Maximum number of arrows and notes that stay readable. Every network entry adds at least one before the next entry
 * begins, so the first entries of this number are enough.
 */
export const SEQUENCE_MESSAGES_MAX = 200;
/** Mermaid does not draw texts above 50,000 characters. */
const MAX_DIAGRAM_CHARS = 45_000;
const PATH_MAX_CHARS = 80;
const HOST_MAX_CHARS = 60;
const REASON_MAX_CHARS = 60;
const METHOD_MAX_CHARS = 16;

const BROWSER = 'Browser';
/** Participant for addresses without a host, such as `data:` or unreadable ones. */
const NO_HOST = '(no host)';

/** One planned line of the diagram. Most of a long timeline is omitted, so lines are computed only when they are drawn. */
interface Message {
  timeMs: number;
  url: string;
  /** Base URL of relative addresses. */
  pageUrl: string | undefined;
  /** Returns the line, given the path of the address and the diagram's name for the host. */
  line: (host: string, path: string) => string;
}

/**
 * The network requests and websocket connections of a timeline as a Mermaid sequence diagram, in order of time: the browser
 * on one side, each host on the other. Recorded text appears only in labels and is escaped. Long timelines are truncated
 * after 200 messages; a note says how many were omitted.
 *
 * @param emptyNote Plain text to show if there is nothing to draw.
 * @param messagesCount Number of messages of the whole timeline, if `entries` contains only the first network entries, at
 * least `SEQUENCE_MESSAGES_MAX` of them.
 */
export function drawSequenceDiagram(
  entries: readonly TimelineEntry[],
  emptyNote = 'No network traffic was recorded.',
  messagesCount?: number,
): string {
  const messages = entries.flatMap((entry) => {
    if (entry.kind === 'network') return networkMessages(entry);
    return entry.kind === 'websocket' ? websocketMessages(entry) : [];
  });
  if (messages.length === 0) return diagramOf([], [noteOver(BROWSER, emptyNote)]);

  messages.sort((one, other) => one.timeMs - other.timeMs);
  const { participants, lines } = drawMessages(messages);
  const leftOut = (messagesCount ?? messages.length) - lines.length;
  if (leftOut > 0) lines.push(noteOver(BROWSER, `${leftOut} more messages are left out.`));
  return diagramOf(participants, lines);
}

/** Counts the messages of a websocket connection in a diagram: opening, one note for all frames, closing. */
export function websocketMessageCount({ sentCount, receivedCount, state }: WebSocketRow): number {
  return 1 + Number(sentCount + receivedCount > 0) + Number(state === 'closed');
}

/** Returns whether a diagram of `drawSequenceDiagram` has more than a note about why it is empty. */
export function hasMessages(diagram: string): boolean {
  return diagram.split('\n').some((line) => /^\s*\w+(?:->>|-->>|--?x)/.test(line));
}

function drawMessages(messages: Message[]): { participants: string[]; lines: string[] } {
  const names = new Map<string, string>();
  const participants: string[] = [];
  const lines: string[] = [];
  let chars = 0;
  for (const { url, pageUrl, line } of messages.slice(0, SEQUENCE_MESSAGES_MAX)) {
    const { host, path } = addressOf(url, pageUrl);
    const known = names.get(host);
    const name = known ?? `H${names.size + 1}`;
    const text = line(name, mermaidText(path, PATH_MAX_CHARS));
    const participant = known === undefined ? `participant ${name} as ${mermaidText(host, HOST_MAX_CHARS)}` : '';
    chars += text.length + participant.length + 6;
    if (chars > MAX_DIAGRAM_CHARS) break;
    if (known === undefined) {
      names.set(host, name);
      participants.push(participant);
    }
    lines.push(text);
  }
  return { participants, lines };
}

function diagramOf(participants: string[], lines: string[]): string {
  const body = [`participant ${BROWSER}`, ...participants, ...lines];
  return `sequenceDiagram\n${body.map((line) => `  ${line}\n`).join('')}`;
}

function noteOver(participants: string, text: string): string {
  return `Note over ${participants}: ${text}`;
}

function networkMessages(entry: NetworkEntry): Message[] {
  const { request, response, url, timeMs, latencyMs } = entry;
  const place = { url, pageUrl: pageUrlOf(entry) };
  const messages: Message[] = [];
  if (request !== null) {
    const isLost = entry.state === 'failed' && response === null;
    const line: Message['line'] = (host, path) =>
      `${BROWSER}${isLost ? '-x' : '->>'}${host}: ${methodOf(entry)} ${path}${isLost ? ` ${outcomeOf(entry)}` : ''}`;
    messages.push({ ...place, timeMs, line });
  }
  if (response !== null) {
    const arrow = entry.state === 'failed' ? '--x' : '-->>';
    const line: Message['line'] = (host) => `${host}${arrow}${BROWSER}: ${outcomeOf(entry)}`;
    messages.push({ ...place, timeMs: timeMs + (latencyMs ?? 0), line });
  }
  return messages;
}

function methodOf({ method }: NetworkEntry): string {
  return mermaidText(method, METHOD_MAX_CHARS) || 'GET';
}

function outcomeOf({ state, status, latencyMs, error }: NetworkEntry): string {
  const took = latencyMs === null ? '' : ` in ${Math.round(latencyMs)} ms`;
  if (state !== 'failed') return `${status === null ? 'answered' : Math.trunc(status)}${took}`;
  const reason = mermaidText(error ?? '', REASON_MAX_CHARS);
  return `failed${took} ${reason}`.trimEnd();
}

function websocketMessages(entry: WebSocketEntry): Message[] {
  const { url, sentCount, receivedCount, timeMs, events } = entry;
  const place = { url, pageUrl: events[0]?.page_url };
  const endMs = events.at(-1)?.relative_time_ms ?? timeMs;
  const messages: Message[] = [
    { ...place, timeMs, line: (host, path) => `${BROWSER}->>${host}: WebSocket ${path}`.trimEnd() },
  ];
  if (sentCount + receivedCount > 0) {
    const frames = `WebSocket frames ${sentCount} sent, ${receivedCount} received`;
    messages.push({ ...place, timeMs: endMs, line: (host) => noteOver(`${BROWSER},${host}`, frames) });
  }
  if (entry.state === 'closed') {
    const line: Message['line'] = (host) => `${host}-->>${BROWSER}: WebSocket closed ${closeReason(entry)}`.trimEnd();
    messages.push({ ...place, timeMs: endMs, line });
  }
  return messages;
}

function closeReason({ events }: WebSocketEntry): string {
  const closed = events.find(({ type }) => type === 'websocket_closed');
  return mermaidText(closed?.websocket_closed_data?.reason ?? '', REASON_MAX_CHARS);
}

/**
 * Returns host and path of an address, without query and credentials. A relative address is resolved against the page that
 * requested it.
 */
function addressOf(url: string, pageUrl: string | undefined): { host: string; path: string } {
  const address = resolveUrl(url, pageUrl);
  if (address === null) return { host: NO_HOST, path: url.split(/[?#]/, 1)[0] ?? '' };
  if (address.host === '') return { host: NO_HOST, path: address.protocol };
  return { host: address.host, path: address.pathname };
}
