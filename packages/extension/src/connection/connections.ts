import { browser } from 'wxt/browser';
import { Problem } from '../messages/problem.js';
import { canRecordTabs } from '../pages/can-record-tabs.js';

/** A user on a server, with a token for the recording calls. */
export interface Connection {
  /** Exact origin and user id: two connections share nothing. */
  key: string;
  origin: string;
  userId: string;
  name: string;
  email: string;
  token: string;
  /** True once the user has confirmed that the account is theirs. */
  isConfirmed?: boolean;
}

const KEY = 'connections';

export function connectionKey(origin: string, userId: string): string {
  return `${origin} ${userId}`;
}

/** Keeps tokens from content scripts. Call it at every start of the service worker, before any script is registered. */
export async function protectConnections(): Promise<void> {
  // Firefox does not support this call, and its build injects no scripts into pages.
  if (!canRecordTabs()) return;
  for (const area of [browser.storage.local, browser.storage.session])
    await area.setAccessLevel({ accessLevel: 'TRUSTED_CONTEXTS' });
}

/** Returns the connections, most recently used first. */
export async function readConnections(): Promise<Connection[]> {
  const { [KEY]: saved } = await browser.storage.local.get<{ [KEY]?: Connection[] }>(KEY);
  return saved ?? [];
}

/** Saves a connection as the first one; replaces an earlier one of the same user. */
export async function saveConnection(connection: Connection): Promise<void> {
  const others = (await readConnections()).filter(({ key }) => key !== connection.key);
  await browser.storage.local.set({ [KEY]: [connection, ...others] });
}

/** Saves that the user has confirmed the account. */
export async function confirmConnection(key: string): Promise<void> {
  const connections = await readConnections();
  const confirmed = connections.map((one) => (one.key === key ? { ...one, isConfirmed: true } : one));
  await browser.storage.local.set({ [KEY]: confirmed });
}

export async function removeConnection(removed: string): Promise<void> {
  const left = (await readConnections()).filter(({ key }) => key !== removed);
  await browser.storage.local.set({ [KEY]: left });
}

/** @throws Problem if the user has disconnected in the meantime */
export async function findConnection(wanted: string): Promise<Connection> {
  const connection = (await readConnections()).find(({ key }) => key === wanted);
  if (!connection) throw new Problem('not_connected');
  return connection;
}

/** Runs `listener` when the connections change. */
export function onConnectionsChanged(listener: () => void): () => void {
  const onChanged = (changes: Record<string, unknown>) => {
    if (KEY in changes) listener();
  };
  browser.storage.local.onChanged.addListener(onChanged);
  return () => browser.storage.local.onChanged.removeListener(onChanged);
}
