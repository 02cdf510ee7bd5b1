import { formatClock } from '@flowlens/core/format';
import { ENTRY_KINDS, ENTRY_SEVERITIES } from '@flowlens/core/recorded';
import type { TimelineRow } from '@flowlens/timeline';
import { z } from 'zod';
import { type ToolResult, nextPageNote, recordedBlock, maxCharsFor, textResult } from '../results/tool-result.js';
import { cursorInput, flowInput, maxTokensInput } from './inputs.js';
import { momentInput, momentMs } from '../moment.js';
import { openFlow, openTimeline } from '../open-flow.js';
import { Refusal } from '../results/refusal.js';
import { listRows } from '../timelines/listed-rows.js';
import { firstPositionAt, positionOfEntry } from '../timelines/entry-positions.js';
import { searchEntries } from '../../timelines/search-entries.js';
import { defineTool } from './tool.js';

const DEFAULT_LINES = 60;
const LINES_MAX = 300;
/** Time around the moment that a flow's URL points to. */
const AROUND_MS = 10_000;

/** Lists events as lines with ids. */
export const listEvents = defineTool({
  name: 'list_events',
  title: 'List events',
  description:
    'What happened in a flow, in order of time: requests, errors, console, clicks, storage, navigation, websockets, server-sent events, marked moments, gaps of the recording. One line each with its id for get_event; repeats are folded.',
  input: {
    flow: flowInput,
    types: z.array(z.enum(ENTRY_KINDS)).min(1).max(ENTRY_KINDS.length).optional(),
    severity: z.array(z.enum(ENTRY_SEVERITIES)).min(1).max(ENTRY_SEVERITIES.length).optional(),
    status: z
      .array(z.string().regex(/^([1-5]\d\d|[1-5]xx|failed|pending)$/))
      .min(1)
      .max(10)
      .optional()
      .describe('Of requests: 500, 4xx, failed or pending'),
    from: momentInput.optional().describe('Seconds, or 1:23'),
    to: momentInput.optional().describe('Seconds, or 1:23'),
    text: z.string().max(200).optional().describe('Occurs in what was recorded: URL, message, header, body, key'),
    limit: z.int().min(1).max(LINES_MAX).optional(),
    cursor: cursorInput,
    max_tokens: maxTokensInput,
  },
  async run(call, input): Promise<ToolResult> {
    const { flow, momentMs: pointedAt } = await openFlow(call, input.flow);
    const engine = await openTimeline(call, flow);
    const { fromMs, toMs } = windowOf(input, pointedAt);
    const selection = await searchEntries(engine, {
      kinds: input.types ? new Set(input.types) : null,
      severities: input.severity ? new Set(input.severity) : null,
      search: input.text ?? '',
    });
    const first = firstPositionAt(selection, fromMs);
    const end = firstPositionAt(selection, toMs + 1);
    const from = input.cursor === undefined ? first : positionOfEntry(selection, input.cursor) + 1;
    if (from === 0 && input.cursor !== undefined)
      throw new Refusal('This cursor does not belong to this list. Leave it out to start over.');
    const { lines, cursor } = await listRows(engine, {
      selection,
      from,
      to: end,
      passes: statusFilter(input.status),
      maxLines: input.limit ?? DEFAULT_LINES,
      maxChars: maxCharsFor(input.max_tokens),
    });
    const span = `from ${formatClock(fromMs)} to ${toMs === Infinity ? 'the end' : formatClock(toMs)}`;
    if (lines.length === 0)
      return textResult(cursor === undefined ? `No such event ${span}.` : `None so far ${span}.`, nextPageNote(cursor));
    return textResult(
      `${lines.length === 1 ? '1 line' : `${lines.length} lines`}, ${span}: id, time, what happened.`,
      recordedBlock(lines.join('\n')),
      nextPageNote(cursor),
      cursor === undefined ? 'get_event returns one of them in full.' : undefined,
    );
  },
});

interface Window {
  from?: z.output<typeof momentInput> | undefined;
  to?: z.output<typeof momentInput> | undefined;
}

function windowOf({ from, to }: Window, pointedAt: number | null): { fromMs: number; toMs: number } {
  if (from === undefined && to === undefined && pointedAt !== null)
    return { fromMs: Math.max(0, pointedAt - AROUND_MS), toMs: pointedAt + AROUND_MS };
  const fromMs = from === undefined ? 0 : momentMs(from, 'from');
  const toMs = to === undefined ? Infinity : momentMs(to, 'to');
  if (toMs < fromMs) throw new Refusal('"to" must not lie before "from".');
  return { fromMs, toMs };
}

function statusFilter(wanted: string[] | undefined): (row: TimelineRow) => boolean {
  if (wanted === undefined) return () => true;
  return (row) => row.kind === 'network' && wanted.some((status) => hasStatus(row, status));
}

function hasStatus({ state, status }: Extract<TimelineRow, { kind: 'network' }>, wanted: string): boolean {
  if (wanted === 'failed' || wanted === 'pending') return state === wanted;
  if (status === null) return false;
  return wanted.endsWith('xx') ? Math.floor(status / 100) === Number(wanted[0]) : status === Number(wanted);
}
