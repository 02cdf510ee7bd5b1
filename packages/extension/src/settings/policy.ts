import { browser } from 'wxt/browser';
import { readServerOrigin } from '../connection/server-address.js';
import { parseList, parseSettings, type Settings } from './settings.js';

/** Settings that an administrator has set for the browser. People can make them stricter, but not looser. */
export interface Policy {
  /** Origins of servers that are offered when connecting. */
  servers: string[];
  settings: Settings;
}

/** Reads the administrator's settings; the defaults in an unmanaged browser. */
export async function readPolicy(): Promise<Policy> {
  // Firefox rejects it when nothing is managed.
  const managed: Record<string, unknown> = await browser.storage.managed.get().catch(() => ({}));
  const servers = parseList(managed.servers).flatMap((address) => readServerOrigin(address) ?? []);
  return { servers, settings: parseSettings(managed) };
}

/** Applies a policy to a person's own settings. */
export function withPolicy(own: Settings, { settings: set }: Policy): Settings {
  return {
    ...own,
    privacyLevel: set.privacyLevel === 'strict' ? 'strict' : own.privacyLevel,
    allowedSites: set.allowedSites.length > 0 ? set.allowedSites : own.allowedSites,
    blockedSites: [...new Set([...set.blockedSites, ...own.blockedSites])],
    masks: [...new Set([...set.masks, ...own.masks])],
  };
}
