import { ScaffoldError } from '../scaffold-error.js';

/** Address of `npx @flowlens/server serve --demo`. */
export const DEFAULT_SERVER_URL = 'http://127.0.0.1:4600';

/**
 * Returns the origin of a FlowLens server.
 *
 * @throws ScaffoldError if the text is not a web address, or has more than an origin
 */
export function parseServerUrl(text: string): string {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '')
    throw new ScaffoldError(`"${text}" is not a web address, such as ${DEFAULT_SERVER_URL}.`, 2);
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '')
    throw new ScaffoldError(`The server address ends after its host: ${url.origin}, not ${text}.`, 2);
  return url.origin;
}
