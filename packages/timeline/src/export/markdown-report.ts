import { formatClock } from '@flowlens/core/format';
import { deviceInfoRows, type TimelineMetadata } from '@flowlens/core/recorded';
import { recordedLine } from '../brief/safe-text.js';
import { foldRepeats } from '../brief/fold-repeats.js';
import { type FlowForBrief, flowLines } from '../brief/flow-lines.js';
import type { CommentForMarker } from '../player/marker-item.js';
import type { TimelineRow } from '../rows/timeline-row.js';
import { foldedRowLine } from './row-line.js';

const LINE_MAX_CHARS = 300;
const TEXT_MAX_CHARS = 2_000;

export interface MarkdownReportOptions {
  flow: FlowForBrief;
  /** Rows in order of time; null if no timeline was recorded. */
  rows: Iterable<TimelineRow> | null;
  comments: readonly (Omit<CommentForMarker, 'id'> & { author_name?: string; author_email: string | null })[];
  metadata: TimelineMetadata | null;
  /** Address at which a person can watch the flow. */
  flowUrl?: string | undefined;
}

/**
 * Writes a flow as a Markdown document for an issue or a wiki. Yields lines that end in a line feed. Recorded and typed
 * text is in indented code, one line each, which the text cannot end.
 */
export function* markdownReport(options: MarkdownReportOptions): Generator<string, void> {
  const { flow, rows, comments, metadata, flowUrl } = options;
  yield '# Bug report\n';
  if (flowUrl !== undefined) yield `\nRecording: <${recordedLine(flowUrl, LINE_MAX_CHARS).replace(/[<>\s]/g, '')}>\n`;
  yield* section('Report', flowLines(flow, { lineMaxChars: LINE_MAX_CHARS, descriptionMaxChars: TEXT_MAX_CHARS }));
  if (rows === null) yield '\n## Timeline\n\nNo timeline was recorded.\n';
  else yield* section('Timeline', timelineLines(rows));
  yield* section('Comments', comments.map(commentLine));
  yield* section(
    'Environment',
    deviceInfoRows(metadata).map(({ field, value }) => `${field}: ${recordedLine(value, LINE_MAX_CHARS)}`),
  );
}

/** Without lines, the section is omitted. */
function* section(heading: string, lines: Iterable<string>): Generator<string, void> {
  let isEmpty = true;
  for (const line of lines) {
    if (isEmpty) yield `\n## ${heading}\n\n`;
    isEmpty = false;
    yield `    ${line}\n`;
  }
}

function* timelineLines(rows: Iterable<TimelineRow>): Generator<string, void> {
  for (const folded of foldRepeats(rows)) yield foldedRowLine(folded);
}

function commentLine({
  timestamp,
  author_name,
  author_email,
  content,
}: MarkdownReportOptions['comments'][number]): string {
  const author = recordedLine(author_email ?? author_name ?? '', LINE_MAX_CHARS);
  return `${formatClock(timestamp * 1_000)} ${author}: ${recordedLine(content, TEXT_MAX_CHARS)}`;
}
