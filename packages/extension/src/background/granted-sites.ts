import { browser } from 'wxt/browser';

const KEY = 'grantedSites';

/** Remembers sites that the user has allowed for the current recording only. Survives a crash of the browser. */
export async function rememberGranted(patterns: readonly string[]): Promise<void> {
  await browser.storage.local.set({ [KEY]: [...new Set([...(await recallGranted()), ...patterns])] });
}

/** Revokes access to those sites. */
export async function revokeGranted(): Promise<void> {
  const origins = await recallGranted();
  if (origins.length === 0) return;
  await browser.storage.local.remove(KEY);
  // A policy may have granted them permanently.
  await browser.permissions.remove({ origins }).catch(() => undefined);
}

async function recallGranted(): Promise<string[]> {
  const { [KEY]: saved } = await browser.storage.local.get<{ [KEY]?: string[] }>(KEY);
  return saved ?? [];
}
