import { formatClock } from '@flowlens/core/format';
import { deviceInfoRows, type TimelineMetadata } from '@flowlens/core/recorded';
import type { CommentForMarker } from '../player/marker-item.js';
import type { TimelineEntry } from '../entries/timeline-entry.js';
import type { TimelineRow } from '../rows/timeline-row.js';
import { CHARS_PER_TOKEN } from './estimate-tokens.js';
import { fitAround, fitBlocks } from './fit-lines.js';
import { type FlowForBrief, flowLines } from './flow-lines.js';
import { focusTime } from './focus-time.js';
import { incidentLines } from './incidents/incident-lines.js';
import { rankIncidents } from './incidents/rank-incidents.js';
import { fencedText, RECORDED_TEXT_NOTICE, recordedLine } from './safe-text.js';
import { type Step, stepsOf } from './step-lines.js';

const BRIEF_DEFAULT_MAX_TOKENS = 1_500;
/** Minimum size of a brief, which always fits the description of the flow. */
const BRIEF_MIN_TOKENS = 500;
/** Number of incidents described with their bodies and stacks, and of incidents in total. */
const INCIDENTS_IN_DETAIL = 6;
const INCIDENTS_MAX = 30;
const FLOW_LIMITS = { lineMaxChars: 200, descriptionMaxChars: 400 };
/** Number of marked moments included even if they are far from the focus. The latest ones are kept. */
const MARKS_MAX = 10;
const COMMENT_MAX_CHARS = 200;
const COMMENTS_MAX = 20;

export interface FlowBriefOptions {
  flow: FlowForBrief;
  /**
   * Rows in order of time. For a long timeline, the user's actions and the failures are enough. Null if no timeline was
   * recorded.
   */
  rows: Iterable<TimelineRow> | null;
  /** Returns the entry of a row, for bodies and stacks. `incidentsToRead` lists the rows that are requested. */
  readEntry?: ((entryId: string) => TimelineEntry | null | undefined) | undefined;
  comments: readonly (Omit<CommentForMarker, 'id'> & { author_name?: string; author_email: string | null })[];
  metadata: TimelineMetadata | null;
  /** Address at which a person can watch the flow. */
  flowUrl?: string | undefined;
  /** Maximum size in tokens, as estimated by `estimateTokens`; at least 500. @default 1500 */
  maxTokens?: number | undefined;
}

/** Returns the ids of the entries that a brief describes in detail, for callers that must fetch entries in advance. */
export function incidentsToRead(rows: Iterable<TimelineRow>): string[] {
  return rankIncidents(rows)
    .slice(0, INCIDENTS_IN_DETAIL)
    .map(({ row }) => row.id);
}

/**
 * Markdown summary of a flow for a coding assistant: ranked failures, the user's actions, comments and environment.
 * Deterministic. Recorded and typed text is fenced.
 */
export function flowBrief(options: FlowBriefOptions): string {
  const { flow, rows, comments, metadata, flowUrl, maxTokens = BRIEF_DEFAULT_MAX_TOKENS } = options;
  const all = rows === null ? [] : [...rows];
  const incidents = rankIncidents(all);
  const brief = new BoundedDocument(Math.max(maxTokens, BRIEF_MIN_TOKENS) * CHARS_PER_TOKEN, closing(flow, flowUrl));

  brief.add(opening());
  brief.addFenced('## Report', 0.4, (room) => fitBlocks([flowLines(flow, FLOW_LIMITS)], room).lines);
  if (rows === null) brief.add('## What went wrong\n\nNo timeline was recorded (captured: false).');
  else if (incidents.length === 0) brief.add('## What went wrong\n\nNo error or failed request was recorded.');
  else
    brief.addFenced('## What went wrong, likeliest cause first', 0.6, (room) =>
      incidentSection(incidents, options, room),
    );
  brief.addFenced('## What the person did', 0.65, (room) => stepSection(stepsOf(all), focusTime(all), room));
  brief.addFenced('## Comments', 0.7, (room) => fitBlocks(commentBlocks(comments), room).lines);
  brief.addFenced('## Environment', 1, (room) => fitBlocks([environmentLines(metadata)], room).lines);
  return brief.end();
}

/** Document with a maximum size. Each section gets a share of the space that the previous ones left. */
class BoundedDocument {
  private readonly parts: string[] = [];
  private room: number;

  constructor(
    maxChars: number,
    private readonly lastPart: string,
  ) {
    this.room = maxChars - lastPart.length - 1;
  }

  add(part: string): void {
    this.parts.push(part);
    this.room -= part.length + 2;
  }

  /**
   * `linesFor` receives the number of available characters, including line feeds. A section without lines is omitted.
   */
  addFenced(heading: string, share: number, linesFor: (maxChars: number) => string[]): void {
    const frame = `${heading}\n\n${fencedText('')}`.length + 2;
    const lines = linesFor(Math.floor(this.room * share) - frame);
    if (lines.length > 0) this.add(`${heading}\n\n${fencedText(lines.join('\n'))}`);
  }

  end(): string {
    return `${[...this.parts, this.lastPart].join('\n\n')}\n`;
  }
}

function opening(): string {
  return [
    '# Find the cause of this bug',
    '',
    'A person recorded a bug in a web app with FlowLens. Find its cause in the code of this project, explain it, and propose a fix.',
    'Times are minutes and seconds since the start of the recording.',
    '',
    RECORDED_TEXT_NOTICE,
  ].join('\n');
}

function closing({ id }: FlowForBrief, flowUrl: string | undefined): string {
  const name = recordedLine(id, 64).replace(/[^\w-]/g, '');
  return [
    '## Where to get more',
    '',
    ...(flowUrl === undefined ? [] : [`- Recording: <${recordedLine(flowUrl, 300).replace(/[<>\s]/g, '')}>`]),
    `- Flow ID: ${name}`,
    '- With the FlowLens MCP server: `get_flow` with this ID, then `list_events`, `get_event` and `get_frames`.',
  ].join('\n');
}

function incidentSection(
  incidents: ReturnType<typeof rankIncidents>,
  { readEntry }: FlowBriefOptions,
  maxChars: number,
): string[] {
  const blocks = incidents.slice(0, INCIDENTS_MAX).map((incident, index) => {
    const entry = index < INCIDENTS_IN_DETAIL ? (readEntry?.(incident.row.id) ?? null) : null;
    const [first = '', ...details] = incidentLines(incident, entry);
    return [`${index + 1}. ${first}`, ...details];
  });
  const reserved = '(9999999 more are left out)'.length + 1;
  if (maxChars < reserved) return [];
  const { lines, kept } = fitBlocks(blocks, maxChars - reserved);
  const leftOut = incidents.length - kept;
  return leftOut > 0 ? [...lines, `(${leftOut} more are left out)`] : lines;
}

/**
 * Steps around the focus, or up to the end. Marked moments are kept even if other steps are omitted, because the user set
 * them on purpose.
 */
function stepSection(steps: readonly Step[], focusMs: number | undefined, maxChars: number): string[] {
  if (steps.length === 0) return [];
  const after = focusMs === undefined ? -1 : steps.findIndex(({ timeMs }) => timeMs > focusMs);
  const focus = (after < 0 ? steps.length : after) - 1;
  const marks = steps.flatMap(({ marked }, index) => (marked ? [index] : []));
  return fitAround(
    steps.map(({ line }) => line),
    Math.max(0, focus),
    maxChars,
    marks.slice(-MARKS_MAX),
  );
}

function commentBlocks(comments: FlowBriefOptions['comments']): string[][] {
  return comments
    .slice(0, COMMENTS_MAX)
    .map(({ timestamp, author_name, author_email, content }) => [
      `${formatClock(timestamp * 1_000)} ${recordedLine(author_email ?? author_name ?? '', 80)}: ${recordedLine(content, COMMENT_MAX_CHARS)}`,
    ]);
}

function environmentLines(metadata: TimelineMetadata | null): string[] {
  return deviceInfoRows(metadata).map(({ field, value }) => `${field}: ${recordedLine(value, 80)}`);
}
