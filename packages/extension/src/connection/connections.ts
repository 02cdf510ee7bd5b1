import { browser } from 'wxt/browser';
import { Problem } from '../messages/problem.js';
import { canRecordTabs } from '../pages/can-record-tabs.js';

/** A person on a server, with the token that opens the calls of recording there. */
export interface Connection {
  /** Exact origin and user id: nothing is shared between two of them. */
  key: string;
  origin: string;
  userId: string;
  name: string;
  email: string;
  token: string;
  /** The person has said that this is their account. */
  isConfirmed?: boolean;
}

const KEY = 'connections';

export function connectionKey(origin: string, userId: string): string {
  return `${origin} ${userId}`;
}

/** Keeps tokens away from content scripts. Call it before any script is registered, at every start of the service worker. */
export async function protectConnections(): Promise<void> {
  // Firefox has no such call, and its build leaves no script in pages.
  if (!canRecordTabs()) return;
  for (const area of [browser.storage.local, browser.storage.session])
    await area.setAccessLevel({ accessLevel: 'TRUSTED_CONTEXTS' });
}

/** Returns the connections, the one used last first. */
export async function readConnections(): Promise<Connection[]> {
  const { [KEY]: saved } = await browser.storage.local.get<{ [KEY]?: Connection[] }>(KEY);
  return saved ?? [];
}

/** Saves a connection in front of the others, in place of an earlier one of the same person. */
export async function saveConnection(connection: Connection): Promise<void> {
  const others = (await readConnections()).filter(({ key }) => key !== connection.key);
  await browser.storage.local.set({ [KEY]: [connection, ...others] });
}

/** Keeps the person's word that the account is theirs. */
export async function confirmConnection(key: string): Promise<void> {
  const connections = await readConnections();
  const confirmed = connections.map((one) => (one.key === key ? { ...one, isConfirmed: true } : one));
  await browser.storage.local.set({ [KEY]: confirmed });
}

export async function removeConnection(removed: string): Promise<void> {
  const left = (await readConnections()).filter(({ key }) => key !== removed);
  await browser.storage.local.set({ [KEY]: left });
}

/** @throws Problem when the person has disconnected meanwhile */
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
