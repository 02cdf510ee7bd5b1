import type { FlowForBrief } from '@flowlens/core';
import type { FlowRow } from '../flows/flow-row.js';

/** A flow as briefs and reports tell of it. */
export function flowForBrief(flow: FlowRow): FlowForBrief {
  return { ...flow, created_at: flow.created_at.toISOString(), recorded_at: flow.recorded_at.toISOString() };
}
