import { browser } from 'wxt/browser';
import { recordableOrigin } from '../../background/sites/recordable-origin.js';
import { originPattern } from '../../connection/server-address.js';
import { readSettings } from '../../settings/settings-storage.js';

/**
 * Asks the browser for access to the tab's site, so that the recording continues on its next pages. Requires a click.
 *
 * @returns false if the user refuses
 * @throws Problem if the site may not be recorded
 */
export async function requestSite(tabId: number, serverOrigin: string): Promise<boolean> {
  const { url } = await browser.tabs.get(tabId);
  const origin = recordableOrigin(url, serverOrigin, await readSettings());
  // The browser does not grant plain http. Opening the popup gives access to the page until the tab leaves it.
  return browser.permissions.request({ origins: [originPattern(origin)] }).catch(() => true);
}
