import type { FlowForBrief } from '@flowlens/timeline/brief';
import type { Actor } from '../../http/actor.js';
import type { FlowRow } from '../flows/flow-row.js';
import { shownReporter } from '../flows/shown-reporter.js';

/** Flow data for briefs and reports. */
export function flowForBrief(flow: FlowRow, actor: Actor): FlowForBrief {
  return {
    ...flow,
    ...shownReporter(flow, actor),
    created_at: flow.created_at.toISOString(),
    recorded_at: flow.recorded_at.toISOString(),
  };
}
