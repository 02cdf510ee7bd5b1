import type { TimelineRow } from '@flowlens/timeline';
import type { TimelineRows } from '@flowlens/hooks';

/** A row in the document. */
export interface DrawnRow {
  /** Key of its element, which is reused for another row once this one is out of view. */
  slot: number;
  index: number;
  entryId: string;
  row: TimelineRow;
  /** Number of assets that it stands for, beginning with `row`; 0 for a row of one entry. */
  folded: number;
}

export interface WantedRows {
  view: Pick<TimelineRows, 'at' | 'idAt' | 'foldedAt'>;
  /** Indexes of the rows in view. */
  inSight: readonly number[];
  /** Indexes of rows that must be rendered even out of view. */
  beyond: readonly number[];
}

/**
 * Returns the rows to render, in order: wanted rows that are loaded. Until any is loaded, or while the list is hidden
 * and wants none, the earlier rows stay, so that each row renders once. A row that was evicted from the view's cache
 * stays as it was.
 */
export function drawRows(before: readonly DrawnRow[], { view, inSight, beyond }: WantedRows): DrawnRow[] {
  const drawnBefore = new Map(before.map((drawn) => [drawn.entryId, drawn]));

  function find(index: number): Omit<DrawnRow, 'slot'>[] {
    const entryId = view.idAt(index);
    if (entryId === undefined) return [];
    const row = view.at(index) ?? drawnBefore.get(entryId)?.row;
    return row ? [{ index, entryId, row, folded: view.foldedAt(index) }] : [];
  }

  if (inSight.flatMap(find).length === 0) return before.filter(({ index, entryId }) => view.idAt(index) === entryId);
  const wanted = [...new Set([...inSight, ...beyond])].sort((one, other) => one - other);
  return giveSlots(before, wanted.flatMap(find));
}

/**
 * A row keeps its element. Other rows reuse elements of removed rows, but only at the same position among the remaining
 * ones. Elements are never moved in the document, because that would lose the focus and take longer than creating new ones.
 */
function giveSlots(before: readonly DrawnRow[], rows: readonly Omit<DrawnRow, 'slot'>[]): DrawnRow[] {
  const placeBefore = new Map(before.map(({ entryId }, place) => [entryId, place]));
  const stays = new Set(rows.map(({ entryId }) => entryId));
  let newSlot = Math.max(0, ...before.map(({ slot }) => slot));
  let place = 0;

  return rows.map((row) => {
    const kept = placeBefore.get(row.entryId);
    if (kept !== undefined) {
      place = kept + 1;
      return { ...row, slot: before[kept]!.slot };
    }
    const free = before[place];
    if (!free || stays.has(free.entryId)) return { ...row, slot: (newSlot += 1) };
    place += 1;
    return { ...row, slot: free.slot };
  });
}
