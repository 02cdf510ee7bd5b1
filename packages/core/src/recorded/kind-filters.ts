import type { EntryKind } from './entry-kinds.js';

/** Filters that show rows of several kinds. Every other kind has a filter of its own. */
const GROUPS = {
  network: ['network', 'sse_message'],
  console: ['console_log', 'console_info', 'console_debug'],
  page: ['resource_error', 'csp_violation'],
} as const satisfies Record<string, readonly EntryKind[]>;

const PINNED = ['recorder_gap', 'recorder_mark'] as const satisfies readonly EntryKind[];

/** Kinds that every filter shows: recording gaps, which explain missing rows, and moments that the user marked. */
export const PINNED_KINDS: ReadonlySet<EntryKind> = new Set<EntryKind>(PINNED);

type Grouped = (typeof GROUPS)[keyof typeof GROUPS][number];

/** Name of a filter by kind. */
export type KindFilterName = Exclude<EntryKind, Grouped | (typeof PINNED)[number]> | keyof typeof GROUPS;

export interface KindFilter {
  name: KindFilterName;
  /** At least one. */
  kinds: readonly [EntryKind, ...EntryKind[]];
}

/** Filters by kind, in display order. */
export const KIND_FILTERS: readonly KindFilter[] = [
  { name: 'network', kinds: GROUPS.network },
  { name: 'websocket', kinds: ['websocket'] },
  { name: 'dom_action', kinds: ['dom_action'] },
  { name: 'console_error', kinds: ['console_error'] },
  { name: 'console_warn', kinds: ['console_warn'] },
  { name: 'console', kinds: GROUPS.console },
  { name: 'javascript_error', kinds: ['javascript_error'] },
  { name: 'page', kinds: GROUPS.page },
  { name: 'local_storage', kinds: ['local_storage'] },
  { name: 'session_storage', kinds: ['session_storage'] },
  { name: 'navigation', kinds: ['navigation'] },
  { name: 'unknown', kinds: ['unknown'] },
];

/** Returns the kinds that are filtered together with one. */
export function kindsFilteredWith(kind: EntryKind): readonly EntryKind[] {
  return KIND_FILTERS.find(({ kinds }) => kinds.includes(kind))?.kinds ?? [kind];
}
