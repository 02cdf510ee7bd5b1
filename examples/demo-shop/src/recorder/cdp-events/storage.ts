import type { CDPSession } from 'playwright';
import type { TimelineLog } from '../timeline-log.js';

interface StorageChange {
  storageId: { isLocalStorage: boolean };
  key: string;
  /** Missing when the entry was removed. */
  newValue?: string;
}

/** DOMStorage domain: `local_storage` and `session_storage` events. */
export async function observeStorage(session: CDPSession, log: TimelineLog): Promise<void> {
  function changed({ storageId, key, newValue }: StorageChange) {
    const data = { key, ...(newValue !== undefined && { value: newValue }) };
    // The protocol gives no time here; the event arrives within a few milliseconds.
    const timestamp = Date.now();
    if (storageId.isLocalStorage) log.add({ type: 'local_storage', timestamp, local_storage_data: data });
    else log.add({ type: 'session_storage', timestamp, session_storage_data: data });
  }

  session.on('DOMStorage.domStorageItemAdded', changed);
  session.on('DOMStorage.domStorageItemUpdated', changed);
  session.on('DOMStorage.domStorageItemRemoved', changed);
  await session.send('DOMStorage.enable');
}
