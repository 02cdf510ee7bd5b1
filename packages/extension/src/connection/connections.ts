import { browser } from 'wxt/browser';
import { Problem } from '../messages/problem.js';
import { canRecordTabs } from '../pages/can-record-tabs.js';
import { createStoredValue } from '../storage/stored-value.js';

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

const stored = createStoredValue<Connection[]>('local', 'connections');

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
  return (await stored.read()) ?? [];
}

/** Saves a connection as the first one; replaces an earlier one of the same user. */
export function saveConnection(connection: Connection): Promise<void> {
  return stored.change((before = []) => [connection, ...before.filter(({ key }) => key !== connection.key)]);
}

/** Saves that the user has confirmed the account. */
export function confirmConnection(key: string): Promise<void> {
  return stored.change((before = []) => before.map((one) => (one.key === key ? { ...one, isConfirmed: true } : one)));
}

export function removeConnection(removed: string): Promise<void> {
  return stored.change((before = []) => before.filter(({ key }) => key !== removed));
}

/** @throws Problem if the user has disconnected in the meantime */
export async function findConnection(wanted: string): Promise<Connection> {
  const connection = (await readConnections()).find(({ key }) => key === wanted);
  if (!connection) throw new Problem('not_connected');
  return connection;
}

/** Runs `listener` when the connections change. */
export const onConnectionsChanged = stored.onChanged;
