import { browser } from 'wxt/browser';
import { readServerOrigin } from '../connection/server-address.js';
import { parseList, parseSettings, type Settings } from './settings.js';

/** Settings that an administrator has set for the browser. Users can only make them stricter. */
export interface Policy {
  /** Origins of servers that are offered when connecting. */
  servers: string[];
  settings: Settings;
}

/** Reads the administrator's settings; returns defaults in an unmanaged browser. */
export async function readPolicy(): Promise<Policy> {
  // Firefox rejects this call in unmanaged browsers.
  const managed: Record<string, unknown> = await browser.storage.managed.get().catch(() => ({}));
  const servers = parseList(managed.servers).flatMap((address) => readServerOrigin(address) ?? []);
  return { servers, settings: parseSettings(managed) };
}

/** Applies a policy to a user's settings. */
export function withPolicy(own: Settings, { settings: set }: Policy): Settings {
  return {
    ...own,
    privacyLevel: set.privacyLevel === 'strict' ? 'strict' : own.privacyLevel,
    allowedSites: set.allowedSites.length > 0 ? set.allowedSites : own.allowedSites,
    blockedSites: [...new Set([...set.blockedSites, ...own.blockedSites])],
    masks: [...new Set([...set.masks, ...own.masks])],
  };
}
