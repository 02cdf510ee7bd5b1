/** The part of Web Locks that is used here; what the browser's own types say of the answer is too wide. */
interface Locks {
  request: <Value>(name: string, work: () => Promise<Value>) => Promise<Value>;
}

/**
 * Runs `work` while no other tab of this site does so under the same name. Tabs share the refresh cookie: two that
 * rotate it at once would each hold a successor, and the server takes the use of both for theft. Without Web Locks, as
 * on pages of plain http, it runs at once.
 */
export function withRefreshLock<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  const { navigator } = globalThis as { navigator?: { locks?: Locks } };
  return navigator?.locks ? navigator.locks.request(name, work) : work();
}
