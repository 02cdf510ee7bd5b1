import { setImmediate } from 'node:timers/promises';
import type { EntryKind } from '@flowlens/core/recorded';
import { entryId, type StorageEntry, type TimelineEngine } from '@flowlens/timeline';
import { firstPositionAt } from './entry-positions.js';
import { searchEntries } from '../../timelines/search-entries.js';

export type StorageArea = 'local_storage' | 'session_storage';

/** Value of a key at its last access before a moment. */
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

/** Returns the known storage at a moment: the last access to each key, one storage after the other. */
export async function storageAt(
  engine: TimelineEngine,
  { areas, timeMs }: { areas: ReadonlySet<EntryKind>; timeMs: number },
): Promise<StoredItem[]> {
  const writes = await searchEntries(engine, { kinds: areas, severities: null, search: '' });
  const end = firstPositionAt(writes, timeMs + 1);
  const storages = new Map<string, StoredKeys>();
  for (let place = 0; place < end; place += 1) {
    if (place % TURN_ENTRIES === TURN_ENTRIES - 1) await setImmediate();
    const entry = engine.entry(entryId(writes.entries[place]!));
    if (entry?.kind !== 'local_storage' && entry?.kind !== 'session_storage') continue;
    const name = `${entry.kind} ${siteOf(entry)}`;
    const storage = storages.get(name) ?? new StoredKeys();
    storages.set(name, storage);
    storage.take(entry);
  }
  return [...storages.values()].flatMap(({ items }) => [...items.values()]);
}

/** Keys of one storage of one site. */
class StoredKeys {
  readonly items = new Map<string, StoredItem>();
  /** Keys with a value, so that clearing takes no longer than setting did. */
  readonly #present = new Set<string>();

  take(entry: StorageEntry): void {
    const { action, key, value } = entry;
    if (action === 'clear') {
      for (const present of this.#present) this.#set(present, null, entry);
      // A read that finds nothing is of interest only when the key was there before.
    } else if (action !== 'get' || value !== null || this.#present.has(key)) {
      this.#set(key, action === 'remove' ? null : value, entry);
    }
  }

  #set(key: string, value: string | null, entry: StorageEntry): void {
    const { kind: area, id: entryId, timeMs } = entry;
    this.items.set(key, { area, site: siteOf(entry), key, value, entryId, timeMs });
    if (value === null) this.#present.delete(key);
    else this.#present.add(key);
  }
}

function siteOf({ event }: StorageEntry): string {
  const { page_url: page = '' } = event;
  return URL.canParse(page) ? new URL(page).origin : '';
}
