import { browser } from 'wxt/browser';
import { originPattern } from '../connection/server-address.js';

/**
 * Asks for access to the site of an address, unless the person gave it before. Call it in a press. The press of the extension's button
 * opens the document of the moment only; the next documents of the tab need the access.
 */
export async function requestSite(url: string | undefined): Promise<boolean> {
  const isSite = url !== undefined && /^https?:/.test(url) && URL.canParse(url);
  if (!isSite) return false;
  // Rejected for sites that may not be asked for, such as plain http.
  return browser.permissions.request({ origins: [originPattern(new URL(url).origin)] }).catch(() => false);
}
