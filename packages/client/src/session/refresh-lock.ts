/** Subset of Web Locks that is used here. The DOM's own result type is too wide. */
interface Locks {
  request: <Value>(name: string, work: () => Promise<Value>) => Promise<Value>;
}

/** A change to local storage may reach other tabs a moment after the lock does. */
const STORAGE_LAG_MS = 50;

/**
 * Runs `work` while no other tab of this site holds the lock of this name. Tabs share the refresh cookie. If two tabs
 * rotated it at once, the server would treat the second use as theft. Without Web Locks, as on plain http pages, `work`
 * runs at once.
 */
export function withRefreshLock<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  const { navigator } = globalThis as { navigator?: { locks?: Locks } };
  if (!navigator?.locks) return work();
  return navigator.locks.request(name, async () => {
    await new Promise((resolve) => setTimeout(resolve, STORAGE_LAG_MS));
    return work();
  });
}
