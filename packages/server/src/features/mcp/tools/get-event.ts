import { recordedText } from '@flowlens/timeline/brief';
import { z } from 'zod';
import { type ToolResult, nextPageNote, recordedBlock, maxCharsFor, textResult } from '../results/tool-result.js';
import { EVENT_PARTS, readPart } from '../events/event-parts.js';
import { summaryOf } from '../events/event-summary.js';
import { cursorInput, flowInput, maxTokensInput } from './inputs.js';
import { openFlow, openTimeline } from '../open-flow.js';
import { pageOf } from '../results/page-of.js';
import { Refusal } from '../results/refusal.js';
import { defineTool } from './tool.js';

/** Returns everything that was recorded of one event, one part at a time. */
export const getEvent = defineTool({
  name: 'get_event',
  title: 'Get event',
  description:
    'One event of a flow, one part at a time: headers, body (whole, or the value at a JSON path), stack, websocket frames. The part "summary" lists the available parts.',
  input: {
    flow: flowInput,
    event: z
      .string()
      .regex(/^e\d{1,9}$/)
      .describe('Id of the event from list_events, such as e17'),
    part: z.enum(EVENT_PARTS).optional().describe('summary if left out'),
    path: z.string().max(500).optional().describe('Of a JSON body: $.items[0].name'),
    cursor: cursorInput,
    max_tokens: maxTokensInput,
  },
  async run(
    call,
    { flow: reference, event, part = 'summary', path, cursor, max_tokens: maxTokens },
  ): Promise<ToolResult> {
    const { flow } = await openFlow(call, reference);
    const engine = await openTimeline(call, flow);
    const entry = engine.entry(event);
    if (!entry) throw new Refusal('This flow has no such event. list_events lists the ids.', 'not_found');
    if (part === 'summary') return summaryOf(engine, entry);
    const { note, pieces } = readPart(entry, part, path);
    const maxChars = maxCharsFor(maxTokens);
    const page = await pageOf(pieces, { cursor, maxChars });
    return textResult(
      `Event ${event}, ${part}. ${note ?? ''}`.trim(),
      recordedBlock(recordedText(page.text, maxChars)),
      nextPageNote(page.cursor),
    );
  },
});
