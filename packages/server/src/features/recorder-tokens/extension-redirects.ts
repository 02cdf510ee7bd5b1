import { createHash } from 'node:crypto';

/** Chrome names an extension by 32 letters from a to p. Everything else is the add-on id of Firefox. */
const CHROME_ID = /^[a-p]{32}$/;

/** Addresses to which a code may be sent: the redirect address that the browser keeps for each extension, in their order. */
export function extensionRedirects(extensionIds: readonly string[]): string[] {
  return extensionIds.map((id) => `https://${CHROME_ID.test(id) ? chromeHost(id) : firefoxHost(id)}/cb`);
}

function chromeHost(id: string): string {
  return `${id}.chromiumapp.org`;
}

function firefoxHost(id: string): string {
  return `${createHash('sha1').update(id).digest('hex')}.extensions.allizom.org`;
}
