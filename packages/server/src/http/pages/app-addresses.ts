import type { FastifyInstance } from 'fastify';

/** The app's routes (spec §2), matched like in its router: ignoring case and a trailing slash. */
const PAGE =
  /^\/(login|flowlens(\/setup-wizard|\/record|\/guest|\/flow\/[^/]+(\/link-to-jira(\/.*)?)?)?|shared\/flow\/[^/]+|embed\/[^/]+|join\/project|connect\/recorder)?\/?$/i;

/** Returns whether the app has a page at this address, other than *Page Not Found*. */
export function isAppPage(url: string): boolean {
  return PAGE.test(pathOf(url));
}

/** Collects the first path segments of all routes registered from now on, and checks whether a path is below one of them. */
export function watchServedPaths(app: FastifyInstance): (url: string) => boolean {
  const served = new Set<string>();
  app.addHook('onRoute', ({ url }) => void served.add(firstSegment(url)));
  return (url) => served.has(firstSegment(pathOf(url)));
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
}

function firstSegment(path: string): string {
  return path.split('/', 2)[1] ?? '';
}
