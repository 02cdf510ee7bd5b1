import { matchRoutes } from 'react-router';
import { routes } from '../routes.js';
import type { RouteHandle } from './failures/lazy-page.js';

/** Requests the code and data of the page at an address, in parallel with other requests. */
export function fetchPage({ pathname, search }: Location): void {
  const query = new URLSearchParams(search);
  for (const { handle, params } of routesAt(pathname)) handle?.fetch({ params, query });
}

/** Loads the code of the page at an address. */
export function preparePage({ pathname }: URL): void {
  for (const { handle } of routesAt(pathname)) handle?.prepare?.();
}

function routesAt(pathname: string) {
  return (matchRoutes(routes, pathname) ?? []).map(({ route, params }) => ({
    handle: route.handle as RouteHandle | undefined,
    params,
  }));
}
