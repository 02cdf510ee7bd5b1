import { createStoredValue } from '../storage/stored-value.js';
import { readPolicy, withPolicy } from './policy.js';
import { parseSettings, type Settings } from './settings.js';

const stored = createStoredValue<unknown>('local', 'settings');

/** Reads the user's settings. */
export async function readOwnSettings(): Promise<Settings> {
  return parseSettings(await stored.read());
}

/** Reads the effective settings: the user's, limited by the administrator's policy. */
export async function readSettings(): Promise<Settings> {
  const [own, policy] = await Promise.all([readOwnSettings(), readPolicy()]);
  return withPolicy(own, policy);
}

export function saveSettings(change: Partial<Settings>): Promise<void> {
  return stored.change((before) => ({ ...parseSettings(before), ...change }));
}

/** Runs `listener` when the user's settings change. */
export const onSettingsChanged = stored.onChanged;
