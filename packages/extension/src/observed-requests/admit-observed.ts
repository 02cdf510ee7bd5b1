import type { ObservedRequest } from './observed-request.js';

interface Recorded {
  /** Recorded sites. */
  origins: ReadonlySet<string>;
  /** True if the tab shows another site. */
  isAway: boolean;
}

/**
 * Removes data of a request that must not be recorded: everything of other sites shown in the tab, and headers of
 * requests from their frames. The page reports websockets; the debugger adds their handshakes.
 */
export function admitObserved(request: ObservedRequest, { origins, isAway }: Recorded): ObservedRequest | undefined {
  const { type, url, redirects, initiator, frameId } = request;
  if (type === 'websocket' && !request.deep) return undefined;
  if (type === 'main_frame')
    return [url, ...redirects.map((hop) => hop.url)].every((one) => origins.has(originOf(one))) ? request : undefined;
  const isOfSite = initiator !== undefined && origins.has(initiator);
  if (frameId < 0) return isOfSite && !isAway ? request : undefined;
  // The site's next document loads its scripts before it has joined.
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
