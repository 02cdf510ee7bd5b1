import { entryNumber } from './engine/entry-number.js';
import type { TimelineEngine } from './engine/timeline-engine.js';
import type { StorageEntry } from './timeline-entry.js';
import { rowOf, type StorageRow, type TimelineRow } from './timeline-row.js';

/** Earlier writes that are looked at. A key that many others contain is not worth a longer search. */
const LOOKED_AT_MAX = 5_000;
const STEP_ENTRIES = 100_000;

/**
 * What stood under a key before a write: the value of the last write to it, null when that removed the key, undefined when the recording
 * has none. Every site has its own storage.
 */
export function previousStorageValue(
  engine: Pick<TimelineEngine, 'search' | 'rows' | 'entry'>,
  write: StorageEntry,
): string | null | undefined {
  const run = engine.search({ kinds: new Set([write.kind]), severities: null, search: write.key }, 'rows');
  while (!run.step(STEP_ENTRIES));
  const { selection } = run;
  const place = entryNumber(write.id);
  const at = place === null ? -1 : selection.entries.indexOf(place);
  const { key: rowKey } = rowOf(write) as StorageRow;

  for (let index = at - 1; index >= Math.max(0, at - LOOKED_AT_MAX); index -= 1) {
    const [row] = engine.rows(selection, index, 1);
    const earlier = row && isWrite(row) && row.key === rowKey ? engine.entry(row.id) : null;
    if (earlier && isWrite(earlier) && earlier.key === write.key && siteOf(earlier) === siteOf(write))
      return earlier.value;
  }
  return undefined;
}

function isWrite<Row extends TimelineRow>(row: Row): row is Extract<Row, StorageRow> {
  return row.kind === 'local_storage' || row.kind === 'session_storage';
}

function siteOf({ event }: StorageEntry): string {
  const { page_url: page = '' } = event;
  return URL.canParse(page) ? new URL(page).origin : '';
}
