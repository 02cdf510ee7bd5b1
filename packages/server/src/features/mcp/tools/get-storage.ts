import { formatClock } from '@flowlens/core/format';
import { recordedLine } from '@flowlens/timeline/brief';
import { z } from 'zod';
import { type ToolResult, nextPageNote, recordedBlock, maxCharsFor, textResult } from '../results/tool-result.js';
import { cursorInput, flowInput, maxTokensInput } from './inputs.js';
import { momentInput, momentMs } from '../moment.js';
import { openFlow, openTimeline } from '../open-flow.js';
import { pageOf } from '../results/page-of.js';
import { notCaptured } from '../results/refusal.js';
import { type StorageArea, storageAt, type StoredItem } from '../timelines/storage-state.js';
import { defineTool } from './tool.js';

const AREAS = ['local_storage', 'session_storage'] as const satisfies readonly StorageArea[];
const KEY_MAX_CHARS = 200;
const VALUE_MAX_CHARS = 600;

/** Stored data of the page. */
export const getStorage = defineTool({
  name: 'get_storage',
  title: 'Get storage',
  description:
    'localStorage and sessionStorage as the recorded accesses show them at a time. Values that were there before are not known.',
  input: {
    flow: flowInput,
    time: momentInput.optional().describe('Seconds, or 1:23; the end if left out'),
    area: z.enum(AREAS).optional(),
    cursor: cursorInput,
    max_tokens: maxTokensInput,
  },
  async run(call, { flow: reference, time, area, cursor, max_tokens: maxTokens }): Promise<ToolResult> {
    const { flow, momentMs: pointedAt } = await openFlow(call, reference);
    const engine = await openTimeline(call, flow);
    const timeMs = time === undefined ? (pointedAt ?? Infinity) : momentMs(time, 'time');
    const items = await storageAt(engine, { areas: new Set(area ? [area] : AREAS), timeMs });
    const when = timeMs === Infinity ? 'the end' : formatClock(timeMs);
    if (items.length === 0)
      throw notCaptured(`The page did not use its storage up to ${when}. What was there before is not recorded.`);
    const maxChars = maxCharsFor(maxTokens);
    const page = await pageOf(
      items.map((item) => `${lineOf(item)}\n`),
      { cursor, maxChars },
    );
    return textResult(
      `Storage at ${when}: area, site, key = value (last event of it). get_event returns long values in full.`,
      recordedBlock(page.text),
      nextPageNote(page.cursor),
    );
  },
});

function lineOf({ area, site, key, value, entryId, timeMs }: StoredItem): string {
  const name = `${area} ${recordedLine(site, KEY_MAX_CHARS)} ${recordedLine(key, KEY_MAX_CHARS)}`;
  const content = value === null ? 'removed' : `= ${recordedLine(value, VALUE_MAX_CHARS)}`;
  return `${name} ${content} (${entryId}, ${formatClock(timeMs)})`;
}
