import type { TimelineRow as Row } from '@flowlens/timeline';

/** Callbacks of a row to its list. The object keeps its identity, so that rows stay memoised. */
export interface TimelineRowActions {
  pick: (row: Row) => void;
  toggle: (entryId: string) => void;
  focused: (index: number) => void;
  /** Reports the height of an expanded row's details to the list. */
  measured: (entryId: string, detailsPx: number) => void;
  /** The details of an expanded row are all there. */
  filled: (entryId: string) => void;
}
