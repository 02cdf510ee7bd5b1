import type { EntryKind } from './entry-kinds.js';
import type { RequestKind } from './request-kinds.js';

/** Kinds to filter by. Requests have kinds of their own; `network` is all of them. */
export type FilterKind = EntryKind | RequestKind;

/** Filters that show rows of several kinds. Every other kind has a filter of its own. */
const GROUPS = {
  fetch: ['fetch', 'sse_message'],
  document: ['document'],
  asset: ['asset'],
  page: ['resource_error', 'csp_violation'],
} as const satisfies Record<string, readonly FilterKind[]>;

const PINNED = ['recorder_gap', 'recorder_mark'] as const satisfies readonly EntryKind[];

/** Kinds that every filter shows: recording gaps, which explain missing rows, and moments that the user marked. */
export const PINNED_KINDS: ReadonlySet<EntryKind> = new Set<EntryKind>(PINNED);

type Grouped = (typeof GROUPS)[keyof typeof GROUPS][number];

/** Name of a filter by kind. */
export type KindFilterName = Exclude<EntryKind, 'network' | Grouped | (typeof PINNED)[number]> | keyof typeof GROUPS;

export interface KindFilter {
  name: KindFilterName;
  /** At least one. */
  kinds: readonly [FilterKind, ...FilterKind[]];
}

/** Filters by kind, in display order. */
export const KIND_FILTERS: readonly KindFilter[] = [
  { name: 'fetch', kinds: GROUPS.fetch },
  { name: 'document', kinds: GROUPS.document },
  { name: 'asset', kinds: GROUPS.asset },
  { name: 'websocket', kinds: ['websocket'] },
  { name: 'dom_action', kinds: ['dom_action'] },
  { name: 'console_error', kinds: ['console_error'] },
  { name: 'console_warn', kinds: ['console_warn'] },
  { name: 'console_info', kinds: ['console_info'] },
  { name: 'console_log', kinds: ['console_log'] },
  { name: 'console_debug', kinds: ['console_debug'] },
  { name: 'javascript_error', kinds: ['javascript_error'] },
  { name: 'page', kinds: GROUPS.page },
  { name: 'local_storage', kinds: ['local_storage'] },
  { name: 'session_storage', kinds: ['session_storage'] },
  { name: 'navigation', kinds: ['navigation'] },
  { name: 'unknown', kinds: ['unknown'] },
];

/** Returns the kinds that are filtered together with one. */
export function kindsFilteredWith(kind: FilterKind): readonly FilterKind[] {
  return KIND_FILTERS.find(({ kinds }) => kinds.includes(kind))?.kinds ?? [kind];
}
