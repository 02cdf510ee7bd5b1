import { browser } from 'wxt/browser';
import { readPolicy, withPolicy } from './policy.js';
import { parseSettings, type Settings } from './settings.js';

const KEY = 'settings';

/** Reads the user's settings. */
export async function readOwnSettings(): Promise<Settings> {
  const { [KEY]: stored } = await browser.storage.local.get<{ [KEY]?: unknown }>(KEY);
  return parseSettings(stored);
}

/** Reads the effective settings: the user's, limited by the administrator's policy. */
export async function readSettings(): Promise<Settings> {
  const [own, policy] = await Promise.all([readOwnSettings(), readPolicy()]);
  return withPolicy(own, policy);
}

export async function saveSettings(change: Partial<Settings>): Promise<void> {
  await browser.storage.local.set({ [KEY]: { ...(await readOwnSettings()), ...change } });
}

/** Runs `listener` when the user's settings change. */
export function onSettingsChanged(listener: () => void): () => void {
  const onChanged = (changes: Record<string, unknown>) => {
    if (KEY in changes) listener();
  };
  browser.storage.local.onChanged.addListener(onChanged);
  return () => browser.storage.local.onChanged.removeListener(onChanged);
}
