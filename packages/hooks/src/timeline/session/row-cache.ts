import { createListeners } from '@flowlens/core/internal';
import type { TimelineRow } from '@flowlens/timeline';

/** A few screens of rows; others are requested again on demand. */
const MAX_ROWS = 3_000;

export type RowCache = ReturnType<typeof createRowCache>;

/** Cache of recently displayed rows, by the number of their entry. `ask` requests rows; they arrive through `receive`. */
export function createRowCache(ask: (entries: Uint32Array<ArrayBuffer>) => void) {
  const rows = new Map<number, TimelineRow>();
  const asked = new Set<number>();
  /** Rows that may be outdated, shown until the new ones arrive. */
  let stale = new Set<number>();
  let prepared = -1;
  let version = 0;
  const { subscribe, notify } = createListeners();

  function change(): void {
    version += 1;
    notify();
  }

  function receive(entries: Uint32Array, received: readonly TimelineRow[]): void {
    received.forEach((row, at) => {
      const entry = entries[at]!;
      const before = rows.get(entry);
      asked.delete(entry);
      stale.delete(entry);
      // Unchanged rows keep their identity, so that React does not render them again. The newest are last.
      rows.delete(entry);
      rows.set(entry, before && isSame(before, row) ? before : row);
    });
    for (const entry of rows.keys()) {
      if (rows.size <= MAX_ROWS) break;
      rows.delete(entry);
    }
    change();
  }

  return {
    subscribe,
    /** Increases whenever rows arrive or another entry is prepared. */
    getVersion: () => version,
    get: (entry: number): TimelineRow | undefined => rows.get(entry),
    load(entries: Uint32Array): void {
      const missing = entries.filter((entry) => !asked.has(entry) && (!rows.has(entry) || stale.has(entry)));
      if (missing.length === 0) return;
      missing.forEach((entry) => asked.add(entry));
      ask(Uint32Array.from(missing));
    },
    receive,
    /** The entry to prepare for a jump, or -1. */
    getPrepared: () => prepared,
    prepare(entry: number): void {
      if (entry === prepared) return;
      prepared = entry;
      change();
    },
    refresh(): void {
      stale = new Set(rows.keys());
      asked.clear();
    },
  };
}

/** A shallow comparison is enough, because rows are flat. */
function isSame(one: TimelineRow, other: TimelineRow): boolean {
  const keys = Object.keys(other) as (keyof TimelineRow)[];
  return keys.length === Object.keys(one).length && keys.every((key) => Object.is(one[key], other[key]));
}
