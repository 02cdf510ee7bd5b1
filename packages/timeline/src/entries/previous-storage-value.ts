import { firstIndexWhere } from '@flowlens/core/internal';
import { entryNumber } from './entry-id.js';
import type { TimelineEngine } from '../index/timeline-engine.js';
import type { StorageEntry } from './timeline-entry.js';
import { rowOf } from '../rows/row-of.js';
import type { StorageRow, TimelineRow } from '../rows/timeline-row.js';

type Engine = Pick<TimelineEngine, 'search' | 'rows' | 'entry'>;

/** Maximum number of earlier accesses to check. A key that many others contain is not worth a longer search. */
const CHECKED_ACCESSES_MAX = 5_000;
const STEP_ENTRIES = 100_000;

/**
 * Returns the value of a key before a write: the value of the last access, null if it was removed since, undefined if
 * unknown. Every site has its own storage.
 */
export function previousStorageValue(engine: Engine, write: StorageEntry): string | null | undefined {
  if (write.action !== 'set' && write.action !== 'remove') return undefined;
  const access = lastBefore(engine, write, { search: write.key, isWanted: sameKey(write) });
  const clearing = lastBefore(engine, write, { search: 'clear', isWanted: ({ action }) => action === 'clear' });
  if (clearing !== null && (access === null || isBefore(access, clearing))) return null;
  if (access === null) return undefined;
  return access.action === 'remove' ? null : access.value;
}

interface Wanted {
  search: string;
  isWanted: (access: StorageRow) => boolean;
}

function sameKey(write: StorageEntry): Wanted['isWanted'] {
  const { key: rowKey } = rowOf(write) as StorageRow;
  // An entry has the complete key; a row may have only its beginning.
  return (access) => access.action !== 'clear' && (access.key === write.key || access.key === rowKey);
}

/** Returns the last matching access to the storage of the same site, as a row and as an entry. */
function lastBefore(engine: Engine, write: StorageEntry, { search, isWanted }: Wanted): StorageEntry | null {
  const run = engine.search({ kinds: new Set([write.kind]), severities: null, search }, 'rows');
  while (!run.step(STEP_ENTRIES));
  const { selection } = run;
  const place = entryNumber(write.id);
  // A search for clear events does not find the write itself; then its time determines the position.
  const at = selection.entries.indexOf(place ?? -1);
  const end = at === -1 ? firstIndexWhere(selection.length, (index) => selection.times[index]! > write.timeMs) : at;

  for (let index = end - 1; index >= Math.max(0, end - CHECKED_ACCESSES_MAX); index -= 1) {
    const [row] = engine.rows(selection, index, 1);
    const earlier = row && isAccess(row) && isWanted(row) ? engine.entry(row.id) : null;
    if (
      earlier &&
      isAccess(earlier) &&
      isWanted(earlier) &&
      siteOf(earlier) === siteOf(write) &&
      isBefore(earlier, write)
    )
      return earlier;
  }
  return null;
}

function isAccess<Row extends TimelineRow>(row: Row): row is Extract<Row, StorageRow> {
  return row.kind === 'local_storage' || row.kind === 'session_storage';
}

/** Entries are in order of time; those of the same time are ordered as in the file. */
function isBefore(one: StorageEntry, other: StorageEntry): boolean {
  return one.timeMs === other.timeMs ? entryNumber(one.id)! < entryNumber(other.id)! : one.timeMs < other.timeMs;
}

function siteOf({ event }: StorageEntry): string {
  const { page_url: page = '' } = event;
  return URL.canParse(page) ? new URL(page).origin : '';
}
