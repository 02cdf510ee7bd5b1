import type { TimelineEngine } from '@flowlens/timeline';
import { findFlow } from '../flows/flow-repository.js';
import type { FlowRow } from '../flows/flow-row.js';
import { readFlowReference } from './flow-reference.js';
import { noSuchFlow, notCaptured } from './results/refusal.js';
import { openTimelineOf } from './timelines/open-timeline.js';
import type { ToolCall } from './tools/tool.js';

/** A flow that the person may currently see, and the moment that its URL points to. */
export interface OpenFlow {
  flow: FlowRow;
  momentMs: number | null;
}

/** @throws Refusal */
export async function openFlow({ db, actor }: ToolCall, reference: string): Promise<OpenFlow> {
  const { id, momentMs } = readFlowReference(reference);
  const flow = await findFlow(db, actor, id);
  if (!flow) throw noSuchFlow();
  return { flow, momentMs };
}

/** @throws Refusal if the flow has no timeline */
export async function openTimeline({ timelines, actor }: ToolCall, flow: FlowRow): Promise<TimelineEngine> {
  const timeline = await openTimelineOf(timelines, flow, actor.userId);
  if (!timeline.captured) throw notCaptured(timeline.why);
  return timeline.engine;
}
