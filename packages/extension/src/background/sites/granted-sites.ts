import { browser } from 'wxt/browser';
import { createStoredValue } from '../../storage/stored-value.js';

const stored = createStoredValue<string[]>('local', 'grantedSites');

/** Stores the sites that the user has allowed for the current recording only. Survives a crash of the browser. */
export function addGranted(patterns: readonly string[]): Promise<void> {
  return stored.change((before = []) => [...new Set([...before, ...patterns])]);
}

/** Revokes access to those sites. */
export async function revokeGranted(): Promise<void> {
  const origins = (await stored.read()) ?? [];
  if (origins.length === 0) return;
  await stored.change(() => undefined);
  // A policy may have granted them permanently.
  await browser.permissions.remove({ origins }).catch(() => undefined);
}
