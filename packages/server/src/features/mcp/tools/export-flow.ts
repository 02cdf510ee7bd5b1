import { TIMELINE_INCIDENTS_MAX } from '@flowlens/core/limits';
import { flowPath } from '@flowlens/core/links';
import type { EntryKind } from '@flowlens/core/recorded';
import { entryId, type NetworkEntry, type TimelineEngine, type TimelineEntry } from '@flowlens/timeline';
import { rankIncidents, recordedText } from '@flowlens/timeline/brief';
import { harChunks, markdownReport, playwrightTest, requestAsCurl, requestAsFetch } from '@flowlens/timeline/export';
import { z } from 'zod';
import { searchEntries } from '../../timelines/search-entries.js';
import { findComments } from '../../comments/comment-repository.js';
import type { FlowRow } from '../../flows/flow-row.js';
import { type ToolResult, nextPageNote, recordedBlock, maxCharsFor, textResult } from '../results/tool-result.js';
import { flowForBrief } from '../flow-for-brief.js';
import { cursorInput, flowInput, maxTokensInput } from './inputs.js';
import { openFlow, openTimeline } from '../open-flow.js';
import { pageOf } from '../results/page-of.js';
import { notCaptured, Refusal } from '../results/refusal.js';
import { defineTool, type ToolCall } from './tool.js';

/** Kinds of entries that the formats use. */
const HAR_KINDS = new Set<EntryKind>(['network', 'websocket', 'navigation']);
const STEP_KINDS = new Set<EntryKind>(['dom_action', 'navigation']);
/**
 * Maximum number of steps in a test. Consecutive steps in one field are joined, so the size of the test alone does not
 * limit the work.
 */
const STEPS_MAX = 10_000;
const FORMATS = ['har', 'curl', 'fetch', 'playwright', 'markdown'] as const;

/** Exports the flow in formats of other tools. */
export const exportFlow = defineTool({
  name: 'export_flow',
  title: 'Export flow',
  description:
    'A flow in another form: har (all requests, or the one named by event), curl or fetch (sends one request again; the likeliest cause if event is left out), playwright (a test that does what the person did), markdown (a report). Long ones come in pages.',
  input: {
    flow: flowInput,
    format: z.enum(FORMATS),
    event: z
      .string()
      .regex(/^e\d{1,9}$/)
      .optional()
      .describe('Id of a request, for har, curl and fetch'),
    cursor: cursorInput,
    max_tokens: maxTokensInput,
  },
  async run(call, { flow: reference, format, event, cursor, max_tokens: maxTokens }): Promise<ToolResult> {
    const { flow } = await openFlow(call, reference);
    const engine = await openTimeline(call, flow);
    const pieces = await piecesOf(call, { flow, engine, format, event });
    const maxChars = maxCharsFor(maxTokens);
    const page = await pageOf(pieces, { cursor, maxChars });
    return textResult(
      `${format} of flow ${flow.id}${cursor === undefined ? '' : ', continued'}.`,
      recordedBlock(recordedText(page.text, maxChars)),
      nextPageNote(page.cursor),
    );
  },
});

interface Export {
  flow: FlowRow;
  engine: TimelineEngine;
  format: (typeof FORMATS)[number];
  event: string | undefined;
}

async function piecesOf(call: ToolCall, { flow, engine, format, event }: Export): Promise<Iterable<string>> {
  switch (format) {
    case 'har': {
      const entries = event === undefined ? await entriesForHar(engine) : [requestOf(engine, event)];
      return harChunks(entries, { title: flow.title, startedAt: null });
    }
    case 'curl':
      return [replay(requestAsCurl(event === undefined ? likeliest(engine) : requestOf(engine, event)))];
    case 'fetch':
      return [replay(requestAsFetch(event === undefined ? likeliest(engine) : requestOf(engine, event)))];
    case 'playwright':
      return playwrightTest(parsed(engine, (await entriesOf(engine, STEP_KINDS)).subarray(0, STEPS_MAX)), {
        title: flow.title,
      });
    case 'markdown':
      return markdownReport({
        flow: flowForBrief(flow, call.actor),
        rows: rowsOf(engine),
        comments: await findComments(call.db, call.actor, flow.id),
        metadata: engine.metadata,
        flowUrl: `${call.publicUrl}${flowPath(flow.id)}`,
      });
  }
}

/** Returns the indexes of the entries of some kinds; yields to the event loop in between. */
async function entriesOf(engine: TimelineEngine, kinds: ReadonlySet<EntryKind>): Promise<Uint32Array> {
  return (await searchEntries(engine, { kinds, severities: null, search: '' })).entries;
}

/**
 * Returns the content of a HAR file: the traffic, its pages, and the first entry, which has the start of the recording.
 */
async function entriesForHar(engine: TimelineEngine): Promise<Iterable<TimelineEntry>> {
  const traffic = await entriesOf(engine, HAR_KINDS);
  return parsed(engine, new Set([...engine.all.entries.subarray(0, 1), ...traffic]));
}

/** Reads entries by index and parses each on demand. */
function* parsed(engine: TimelineEngine, numbers: Iterable<number>): Generator<TimelineEntry, void> {
  for (const number of numbers) {
    const entry = engine.entry(entryId(number));
    if (entry) yield entry;
  }
}

function requestOf(engine: TimelineEngine, event: string): NetworkEntry {
  return requestOnly(engine.entry(event));
}

function requestOnly(entry: TimelineEntry | null): NetworkEntry {
  if (entry?.kind === 'network') return entry;
  throw new Refusal(
    'This is not a request of the flow. list_events with types ["network"] lists the ids.',
    'not_found',
  );
}

/** Returns the failed request that explains most. */
function likeliest(engine: TimelineEngine): NetworkEntry {
  const worst = rankIncidents(engine.incidents(TIMELINE_INCIDENTS_MAX)).find(({ row }) => row.kind === 'network');
  if (!worst) throw new Refusal('No request of this flow failed. Name one with "event".');
  return requestOf(engine, worst.row.id);
}

function replay(code: string | null): string {
  if (code === null)
    throw notCaptured('This request cannot be sent again: it has no http address, or its method was not recorded.');
  return code;
}

function* rowsOf(engine: TimelineEngine) {
  for (let place = 0; place < engine.length; place += 1) yield* engine.rows(engine.all, place, 1);
}
