import type { WitnessedRequest } from './witnessed-request.js';

interface Recorded {
  /** Sites that are recorded. */
  origins: ReadonlySet<string>;
  /** The tab shows another site. */
  isAway: boolean;
}

/**
 * Returns what may be recorded of a request: nothing of other sites that the tab shows, and no headers of what frames of other sites
 * ask for. Workers without a frame are recorded for the site alone. Websockets are told by the page; the debugger adds their handshakes.
 */
export function admitWitnessed(request: WitnessedRequest, { origins, isAway }: Recorded): WitnessedRequest | undefined {
  const { type, url, redirects, initiator, frameId } = request;
  if (type === 'websocket' && !request.deep) return undefined;
  if (type === 'main_frame')
    return [url, ...redirects.map((hop) => hop.url)].every((one) => origins.has(originOf(one))) ? request : undefined;
  const isOfSite = initiator !== undefined && origins.has(initiator);
  if (frameId < 0) return isOfSite && !isAway ? request : undefined;
  // The next document of the site asks for its scripts before it has joined.
  if (frameId === 0) return isOfSite ? request : undefined;
  if (isAway) return undefined;
  if (isOfSite) return request;
  const { deep, ...seen } = request;
  const bare = { ...seen, requestHeaders: {}, responseHeaders: {} };
  return deep ? { ...bare, deep: { isOpen: deep.isOpen } } : bare;
}

function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : '';
}
