import { createListeners } from '@flowlens/core/internal';
import type { TimelineRow } from '@flowlens/timeline';

/** Some screens full of rows; the rest is asked for again when it is looked at. */
const MAX_ROWS = 3_000;

export type RowCache = ReturnType<typeof createRowCache>;

/** The rows that have been looked at of late, by the number of their entry. `ask` sends for rows; they come by `receive`. */
export function createRowCache(ask: (entries: Uint32Array<ArrayBuffer>) => void) {
  const rows = new Map<number, TimelineRow>();
  const asked = new Set<number>();
  /** Rows that may have changed: shown until the new ones are there. */
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
      // Unchanged rows keep their identity, so that React does not render them again. Newest last.
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
    /** Another number whenever rows have come, or others are to be had ready. */
    getVersion: () => version,
    get: (entry: number): TimelineRow | undefined => rows.get(entry),
    load(entries: Uint32Array): void {
      const missing = entries.filter((entry) => !asked.has(entry) && (!rows.has(entry) || stale.has(entry)));
      if (missing.length === 0) return;
      missing.forEach((entry) => asked.add(entry));
      ask(Uint32Array.from(missing));
    },
    receive,
    /** The entry that somebody is about to go to, or -1. */
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

/** Rows are flat. */
function isSame(one: TimelineRow, other: TimelineRow): boolean {
  const keys = Object.keys(other) as (keyof TimelineRow)[];
  return keys.length === Object.keys(one).length && keys.every((key) => Object.is(one[key], other[key]));
}
