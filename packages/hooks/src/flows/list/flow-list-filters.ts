import type { FlowFilters } from '@flowlens/core';

/** What a list of flows is narrowed to; the server applies it (spec §2, Flow list). */
export interface FlowListFilters extends Partial<FlowFilters> {
  /** One project; left out, the flows of every project of the viewer. */
  projectId?: string | undefined;
}
