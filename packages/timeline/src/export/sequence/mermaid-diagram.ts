import type { TimelineEntry } from '../../entries/timeline-entry.js';
import { mermaidText } from './mermaid-text.js';
import { type HttpMessage, type SequenceMessage, sequenceMessages } from './sequence-messages.js';

/** Mermaid does not draw texts above 50,000 characters. */
const MAX_DIAGRAM_CHARS = 45_000;
const PATH_MAX_CHARS = 80;
const HOST_MAX_CHARS = 60;
const REASON_MAX_CHARS = 60;
const METHOD_MAX_CHARS = 16;

const BROWSER = 'Browser';
/** Participant for addresses without a host. */
const NO_HOST = '(no host)';

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
  const { messages, total } = sequenceMessages(entries);
  if (messages.length === 0) return diagramOf([], [noteOver(BROWSER, emptyNote)]);
  return mermaidDiagram(messages, (drawnCount) => {
    const leftOut = (messagesCount ?? total) - drawnCount;
    return leftOut > 0 ? `${leftOut} more messages are left out.` : null;
  });
}

/** Writes messages as a Mermaid diagram. `endNote` returns the note at its end, given how many messages fit. */
export function mermaidDiagram(
  messages: readonly SequenceMessage[],
  endNote: (drawnCount: number) => string | null,
): string {
  const { participants, lines } = drawMessages(messages);
  const note = endNote(lines.length);
  return diagramOf(participants, note === null ? lines : [...lines, noteOver(BROWSER, note)]);
}

/** Returns whether a diagram of `drawSequenceDiagram` has more than a note about why it is empty. */
export function hasMessages(diagram: string): boolean {
  return diagram.split('\n').some((line) => /^\s*\w+(?:->>|-->>|--?x)/.test(line));
}

function drawMessages(messages: readonly SequenceMessage[]): { participants: string[]; lines: string[] } {
  const names = new Map<string, string>();
  const participants: string[] = [];
  const lines: string[] = [];
  let chars = 0;
  for (const message of messages) {
    const host = message.host || NO_HOST;
    const known = names.get(host);
    const name = known ?? `H${names.size + 1}`;
    const line = lineOf(message, name);
    const participant = known === undefined ? `participant ${name} as ${mermaidText(host, HOST_MAX_CHARS)}` : '';
    chars += line.length + participant.length + 6;
    if (chars > MAX_DIAGRAM_CHARS) break;
    if (known === undefined) {
      names.set(host, name);
      participants.push(participant);
    }
    lines.push(line);
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

function lineOf(message: SequenceMessage, host: string): string {
  const path = mermaidText(message.path, PATH_MAX_CHARS);
  switch (message.kind) {
    case 'request': {
      const isLost = message.state === 'failed' && !message.hasResponse;
      return `${BROWSER}${isLost ? '-x' : '->>'}${host}: ${methodOf(message)} ${path}${isLost ? ` ${outcomeOf(message)}` : ''}`;
    }
    case 'response':
      return `${host}${message.state === 'failed' ? '--x' : '-->>'}${BROWSER}: ${outcomeOf(message)}`;
    case 'socket_open':
      return `${BROWSER}->>${host}: WebSocket ${path}`.trimEnd();
    case 'socket_frames':
      return noteOver(
        `${BROWSER},${host}`,
        `WebSocket frames ${message.sentCount} sent, ${message.receivedCount} received`,
      );
    case 'socket_close':
      return `${host}-->>${BROWSER}: WebSocket closed ${mermaidText(message.reason, REASON_MAX_CHARS)}`.trimEnd();
  }
}

function methodOf({ method }: HttpMessage): string {
  return mermaidText(method, METHOD_MAX_CHARS) || 'GET';
}

function outcomeOf({ state, status, latencyMs, error }: HttpMessage): string {
  const took = latencyMs === null ? '' : ` in ${Math.round(latencyMs)} ms`;
  if (state !== 'failed') return `${status === null ? 'answered' : Math.trunc(status)}${took}`;
  return `failed${took} ${mermaidText(error, REASON_MAX_CHARS)}`.trimEnd();
}
