import type { TimelineRow } from '@flowlens/timeline';
import type { TimelineRows } from '@flowlens/hooks';

/** A row in the document. */
export interface DrawnRow {
  /** Names its element, which is used again for another row once this one is out of sight. */
  slot: number;
  index: number;
  entryId: string;
  row: TimelineRow;
}

export interface WantedRows {
  view: Pick<TimelineRows, 'at' | 'idAt'>;
  /** Places of the rows in sight. */
  inSight: readonly number[];
  /** Places of rows that are wanted wherever they are. */
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
    return row ? [{ index, entryId, row }] : [];
  }

  if (inSight.flatMap(find).length === 0) return before.filter(({ index, entryId }) => view.idAt(index) === entryId);
  const wanted = [...new Set([...inSight, ...beyond])].sort((one, other) => one - other);
  return giveSlots(before, wanted.flatMap(find));
}

/**
 * A row keeps its element. Others take the elements of rows that are gone, but only such as stand at their place among those that
 * stay: nothing is ever moved in the document, which would cost the focus and more time than a new element.
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
