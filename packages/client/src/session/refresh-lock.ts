/** Subset of Web Locks that is used here. The browser's own result type is too wide. */
interface Locks {
  request: <Value>(name: string, work: () => Promise<Value>) => Promise<Value>;
}

/** A browser may tell a tab of another one's change to local storage a moment after it hands over the lock. */
const STORAGE_LAG_MS = 50;

/**
 * Runs `work` while no other tab of this site does so under the same name. Tabs share the refresh cookie: two that
 * rotate it at once would each hold a successor, and the server takes the use of both for theft. Without Web Locks, as
 * on pages of plain http, it runs at once.
 */
export function withRefreshLock<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  const { navigator } = globalThis as { navigator?: { locks?: Locks } };
  if (!navigator?.locks) return work();
  return navigator.locks.request(name, async () => {
    await new Promise((resolve) => setTimeout(resolve, STORAGE_LAG_MS));
    return work();
  });
}
