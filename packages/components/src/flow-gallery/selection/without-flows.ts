import type { UseFlowListResult } from '@flowlens/hooks';

/** Leaves out flows that are being deleted. */
export function withoutFlows(list: UseFlowListResult, ids: ReadonlySet<string>): UseFlowListResult {
  if (ids.size === 0 || !list.flows) return list;
  const flows = list.flows.filter(({ id }) => !ids.has(id));
  const count = list.found.count - (list.flows.length - flows.length);
  return { ...list, flows, found: { ...list.found, count: Math.max(count, 0) } };
}
