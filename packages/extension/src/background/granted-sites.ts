import { browser } from 'wxt/browser';

const KEY = 'grantedSites';

/** Stores the sites that the user has allowed for the current recording only. Survives a crash of the browser. */
export async function addGranted(patterns: readonly string[]): Promise<void> {
  await browser.storage.local.set({ [KEY]: [...new Set([...(await readGranted()), ...patterns])] });
}

/** Revokes access to those sites. */
export async function revokeGranted(): Promise<void> {
  const origins = await readGranted();
  if (origins.length === 0) return;
  await browser.storage.local.remove(KEY);
  // A policy may have granted them permanently.
  await browser.permissions.remove({ origins }).catch(() => undefined);
}

async function readGranted(): Promise<string[]> {
  const { [KEY]: saved } = await browser.storage.local.get<{ [KEY]?: string[] }>(KEY);
  return saved ?? [];
}
