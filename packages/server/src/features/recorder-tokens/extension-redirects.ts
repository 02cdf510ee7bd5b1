import { createHash } from 'node:crypto';

/** Chrome extension ids have 32 letters from a to p. All others are add-on ids of Firefox. */
const CHROME_ID = /^[a-p]{32}$/;

/** Returns the addresses to which a code may be sent: the browser's redirect address of each extension, in order. */
export function extensionRedirects(extensionIds: readonly string[]): string[] {
  return extensionIds.map((id) => `https://${CHROME_ID.test(id) ? chromeHost(id) : firefoxHost(id)}/cb`);
}

function chromeHost(id: string): string {
  return `${id}.chromiumapp.org`;
}

function firefoxHost(id: string): string {
  return `${createHash('sha1').update(id).digest('hex')}.extensions.allizom.org`;
}
