import type { DomActionRow, NavigationRow } from '../../rows/timeline-row.js';
import type { FoldedRows } from '../fold-repeats.js';

/** Something that went wrong, with its repetitions. */
export interface Incident extends FoldedRows {
  /** Errors that only repeat this failure, such as a console error about a failed request. */
  echoes: readonly FoldedRows[];
  /** The user's last action before it; null if none is known. */
  action: DomActionRow | NavigationRow | null;
}
