import { Problem } from '../messages/problem.js';

/**
 * Returns the origin of a page that may be recorded.
 *
 * @throws Problem for pages of the browser, and for the FlowLens server itself
 */
export function recordableOrigin(url: string | undefined, serverOrigin: string): string {
  const parsed = url !== undefined && URL.canParse(url) ? new URL(url) : undefined;
  if (parsed?.protocol !== 'https:' && parsed?.protocol !== 'http:') throw new Problem('not_recordable');
  if (parsed.origin === serverOrigin) throw new Problem('own_server');
  return parsed.origin;
}
