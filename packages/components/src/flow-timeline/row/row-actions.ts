import type { TimelineRow as Row } from '@flowlens/timeline';

/** Callbacks from a row to its list. The object keeps its identity, so that rows stay memoized. */
export interface TimelineRowActions {
  /** Selects the row, seeks to it and opens its details. If they are open, only closes them. */
  press: (row: Row) => void;
  /** Selects the row and seeks to it. */
  pick: (row: Row) => void;
  toggle: (entryId: string) => void;
  /** Shows folded assets one by one, from this entry on. */
  unfold: (entryId: string) => void;
  focused: (index: number) => void;
  /** Reports the height of an expanded row's details to the list. */
  measured: (entryId: string, detailsPx: number) => void;
  /** Reports that the details of an expanded row are complete. */
  filled: (entryId: string) => void;
}
