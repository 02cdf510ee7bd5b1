import { setImmediate } from 'node:timers/promises';
import { type EntryKind, type StorageEntry, type TimelineEngine } from '@flowlens/core';
import { firstPlaceAt } from './places.js';
import { searchEntries } from '../../../timelines/search-entries.js';

export type StorageArea = 'local_storage' | 'session_storage';

/** What the last write before a moment left under a key. */
export interface StoredItem {
  area: StorageArea;
  /** Origin of the page; every site has its own storage. Empty when it is not known. */
  site: string;
  key: string;
  /** Null when it was removed. */
  value: string | null;
  entryId: string;
  timeMs: number;
}

const TURN_ENTRIES = 500;

/** What is known of the storage at a moment: the last write to each key, in order of their first. */
export async function storageAt(
  engine: TimelineEngine,
  { areas, timeMs }: { areas: ReadonlySet<EntryKind>; timeMs: number },
): Promise<StoredItem[]> {
  const writes = await searchEntries(engine, { kinds: areas, severities: null, search: '' });
  const end = firstPlaceAt(writes, timeMs + 1);
  const items = new Map<string, StoredItem>();
  for (let place = 0; place < end; place += 1) {
    if (place % TURN_ENTRIES === TURN_ENTRIES - 1) await setImmediate();
    const entry = engine.entry(`e${writes.entries[place]}`);
    if (entry?.kind !== 'local_storage' && entry?.kind !== 'session_storage') continue;
    const site = siteOf(entry);
    const { kind: area, key, value, id: entryId } = entry;
    items.set(JSON.stringify([area, site, key]), { area, site, key, value, entryId, timeMs: entry.timeMs });
  }
  return [...items.values()];
}

function siteOf({ event }: StorageEntry): string {
  const { page_url: page = '' } = event;
  return URL.canParse(page) ? new URL(page).origin : '';
}
