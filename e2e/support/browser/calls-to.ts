import type { BrowserContext, Request } from '@playwright/test';

/** Records the calls of all tabs to one path. */
export function callsTo(context: BrowserContext, path: string, method = 'POST'): Request[] {
  const calls: Request[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === path && request.method() === method) calls.push(request);
  });
  return calls;
}
