import type { FastifyInstance } from 'fastify';

/** The app's route table (spec §2), matched as its router does: in any case, with or without a last slash. */
const PAGE =
  /^\/(login|flowlens(\/setup-wizard|\/record|\/guest|\/flow\/[^/]+(\/link-to-jira(\/.*)?)?)?|shared\/flow\/[^/]+|join\/project|connect\/recorder)?\/?$/i;

/** Returns whether the app has a page at this address, other than *Page Not Found*. */
export function isAppPage(url: string): boolean {
  return PAGE.test(pathOf(url));
}

/** Collects the first segments of all routes that are registered from now on, and tells whether an address is below one. */
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
