import { captureNoteText, formatClock } from '@flowlens/core/format';
import { flowPath } from '@flowlens/core/links';
import { en } from '@flowlens/core/messages';
import { ENTRY_KINDS, ENTRY_SEVERITIES } from '@flowlens/core/recorded';
import type { TimelineEngine } from '@flowlens/timeline';
import { flowBrief } from '@flowlens/timeline/brief';
import { rowLine } from '@flowlens/timeline/export';
import { findComments } from '../../comments/comment-repository.js';
import type { FlowRow } from '../../flows/flow-row.js';
import { type ToolResult, recordedBlock, textResult } from '../results/tool-result.js';
import { flowForBrief } from '../flow-for-brief.js';
import { flowInput } from './inputs.js';
import { openFlow } from '../open-flow.js';
import { readBriefRows } from '../timelines/brief-rows.js';
import { firstPositionAt } from '../timelines/entry-positions.js';
import { type OpenedTimeline, openTimelineOf } from '../timelines/open-timeline.js';
import { defineTool } from './tool.js';

const BRIEF_TOKENS = 1_400;
const MOMENT_CHARS = 900;
const MOMENT_BEFORE = 6;
const MOMENT_ROWS = 9;

/** Entry point of a debugging session. */
export const getFlow = defineTool({
  name: 'get_flow',
  title: 'Get flow',
  description:
    'Begin here: a recorded bug in short. What the person did, what went wrong ranked by likelihood with bodies and stacks, comments, environment, and what else there is.',
  input: { flow: flowInput },
  async run(call, input): Promise<ToolResult> {
    const { flow, momentMs } = await openFlow(call, input.flow);
    const [comments, timeline] = await Promise.all([
      findComments(call.db, call.actor, flow.id),
      openTimelineOf(call.timelines, flow, call.actor.userId),
    ]);
    const engine = timeline.captured ? timeline.engine : null;
    const brief = flowBrief({
      flow: flowForBrief(flow, call.actor),
      rows: engine && (await readBriefRows(engine)),
      readEntry: (entryId) => engine?.entry(entryId),
      comments,
      metadata: engine?.metadata ?? null,
      flowUrl: `${call.publicUrl}${flowPath(flow.id)}`,
      maxTokens: BRIEF_TOKENS,
    });
    return textResult(
      brief.trimEnd(),
      engine && momentMs !== null ? aroundMoment(engine, momentMs) : undefined,
      countsOf(flow, timeline, comments.length),
      NEXT,
    );
  },
});

const NEXT = [
  '## What to call next',
  '',
  '- list_events with severity ["error", "warning"], or with status ["5xx", "4xx", "failed"]: everything that went wrong, with ids.',
  '- get_event with such an id and part "response_body", "request_body" or "stack": all of it.',
  '- get_frames with the times of the incidents: what the person saw.',
  '- get_storage: localStorage and sessionStorage at a time.',
  '- export_flow with format "playwright": a test that does the same.',
].join('\n');

function aroundMoment(engine: TimelineEngine, momentMs: number): string {
  const at = firstPositionAt(engine.all, momentMs);
  const from = Math.max(0, at - MOMENT_BEFORE);
  const all = engine
    .rows(engine.all, from, MOMENT_ROWS)
    .map((row, index) => ({ index, text: `${row.id} ${formatClock(row.timeMs)} ${rowLine(row)}` }));
  const lines = nearestThatFit(all, at - from);
  return `## Around ${formatClock(momentMs)}, where the address points\n\n${recordedBlock(lines.join('\n') || '(nothing)')}`;
}

interface Line {
  index: number;
  text: string;
}

/** Returns the lines nearest to an index that fit together, in their order. */
function nearestThatFit(lines: readonly Line[], middle: number): string[] {
  const distance = ({ index }: Line) => Math.abs(index - middle);
  const chosen: Line[] = [];
  let room = MOMENT_CHARS;
  for (const line of lines.toSorted((one, other) => distance(one) - distance(other))) {
    room -= line.text.length + 1;
    if (room < 0) break;
    chosen.push(line);
  }
  return chosen.sort((one, other) => one.index - other.index).map(({ text }) => text);
}

function countsOf(flow: FlowRow, timeline: OpenedTimeline, comments: number): string {
  const video =
    flow.video_key === null
      ? 'captured: false. There is no video (yet).'
      : `captured: true, ${formatClock(flow.video_duration_ms ?? 0)} long`;
  return [
    '## What was recorded',
    '',
    `- Timeline: ${timeline.captured ? entriesOf(timeline.engine) : `captured: false. ${timeline.why}`}`,
    `- Video: ${video}`,
    `- Comments: ${comments}`,
    `- Status of the recording: ${flow.recording_status}`,
    ...flow.capture_notes.flatMap((note) => captureNoteText(note, en.deviceInfo) ?? []).map((text) => `- ${text}`),
  ].join('\n');
}

function entriesOf({ counts }: TimelineEngine): string {
  const kinds = ENTRY_KINDS.filter((kind) => counts.byKind[kind] > 0).map((kind) => `${counts.byKind[kind]} ${kind}`);
  const severities = ENTRY_SEVERITIES.slice(0, 2).map((severity) => `${counts.bySeverity[severity]} ${severity}`);
  return `captured: true, ${counts.total} entries (${kinds.join(', ')}), severity: ${severities.join(', ')}`;
}
