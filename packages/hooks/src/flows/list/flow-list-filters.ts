import type { FlowFilters } from '@flowlens/core';

/** Filters of a list of flows, applied by the server. */
export interface FlowListFilters extends Partial<FlowFilters> {
  /** One project; by default, all flows of every project of the viewer. */
  projectId?: string | undefined;
  /** Time zone of `createdFrom` and `createdTo`. @default that of the machine */
  timeZone?: string | undefined;
}
