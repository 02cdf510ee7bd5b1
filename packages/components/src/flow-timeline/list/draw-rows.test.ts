import type { TimelineRow } from '@flowlens/timeline';
import { describe, expect, it } from 'vitest';
import { type DrawnRow, drawRows } from './draw-rows.js';

const aRow = (index: number): TimelineRow => ({
  kind: 'navigation',
  action: '',
  inFrame: false,
  id: `e${index}`,
  timeMs: index,
  timestamp: null,
  severity: 'info',
  url: `/${index}`,
});

/** Simulates a scrolling list and returns the rows rendered at each position. `absent` are rows that are not loaded. */
function aList() {
  let drawn: DrawnRow[] = [];
  return function look(
    firstIndex: number,
    lastIndex: number,
    beyond: number | number[] = [],
    absent: (index: number) => boolean = none,
  ) {
    const at = (index: number) => (index < 0 || absent(index) ? undefined : aRow(index));
    const inSight = Array.from({ length: lastIndex - firstIndex + 1 }, (_, offset) => firstIndex + offset);
    const view = { at, idAt: (index: number) => (index < 0 ? undefined : `e${index}`), foldedAt: () => 0 };
    drawn = drawRows(drawn, { view, inSight, beyond: [beyond].flat() });
    return { indexes: drawn.map(({ index }) => index), slots: drawn.map(({ slot }) => slot), drawn };
  };
}

const none = () => false;
const all = () => true;

describe('drawRows', () => {
  it('draws the rows in view and the row that Tab reaches', () => {
    const look = aList();

    expect(look(10, 13, 2).indexes).toEqual([2, 10, 11, 12, 13]);
    expect(look(10, 13, 12).indexes).toEqual([10, 11, 12, 13]);
    expect(look(10, 13, 40).indexes).toEqual([10, 11, 12, 13, 40]);
  });

  it('draws the rows around a coming scroll target once each and keeps their elements on arrival', () => {
    const look = aList();
    const first = look(10, 13, 12);

    const ready = look(10, 13, [12, 498, 499, 500, 501]);
    expect(ready.indexes).toEqual([10, 11, 12, 13, 498, 499, 500, 501]);
    expect(ready.slots.slice(0, 4)).toEqual(first.slots);
    expect(look(498, 501, [500]).slots).toEqual(ready.slots.slice(4));

    expect(look(10, 13, [12, 12, 13, 14]).indexes).toEqual([10, 11, 12, 13, 14]);
  });

  it('reuses every element for another part of the list', () => {
    const look = aList();
    const { slots } = look(0, 9);

    expect(look(500, 509).slots).toEqual(slots);
    expect(look(100, 109).slots).toEqual(slots);
  });

  it('keeps the drawn rows until one of the wanted rows is available', () => {
    const look = aList();
    const before = look(0, 3);

    expect(look(500, 503, [], all)).toEqual(before);
    const some = look(500, 503, [], (index) => index > 501);
    expect(some.indexes).toEqual([500, 501]);
    expect(look(500, 503).indexes).toEqual([500, 501, 502, 503]);
  });

  it('draws nothing before the view is known, and keeps its rows when the view becomes empty', () => {
    const look = aList();

    expect(look(0, -1, 0).indexes).toEqual([]);
    const seen = look(0, 3, 0);
    expect(look(0, -1, 0)).toEqual(seen);
  });

  it('keeps a row as drawn when its data is no longer cached', () => {
    const look = aList();
    const { drawn } = look(0, 3, 0);

    expect(look(500, 503, 0, (index) => index === 0).drawn[0]).toEqual(drawn[0]);
  });

  it('never reuses or moves the element of a row in view', () => {
    const look = aList();
    let before = look(0, 9, 4);
    // Scrolls down and up, by small and large steps, across the row that is the tab stop.
    for (const [first, tabStop] of [2, 6, 40, 38, 36, 3, 0, 900, 880, 5, 4, 12, 11].map((at, step) => [
      at,
      step % 3 ? 4 : 60,
    ])) {
      const after = look(first!, first! + 9, tabStop);
      const placeOf = new Map(before.slots.map((slot, place) => [slot, place]));
      const kept = after.slots.map((slot) => placeOf.get(slot)).filter((place) => place !== undefined);

      expect(new Set(after.slots).size).toBe(after.slots.length);
      expect(kept).toEqual(kept.toSorted((a, b) => a - b));
      for (const { entryId, slot } of before.drawn) {
        const still = after.drawn.find((drawn) => drawn.entryId === entryId);
        if (still) expect(still.slot).toBe(slot);
      }
      before = after;
    }
  });
});
