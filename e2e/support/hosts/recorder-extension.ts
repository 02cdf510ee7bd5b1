import { createHash, randomBytes } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';

/** Extension that the journeys' product allows as a recorder. */
export const RECORDER_EXTENSION_ID = 'abcdefghijklmnopabcdefghijklmnop';
export const REDIRECT_URI = `https://${RECORDER_EXTENSION_ID}.chromiumapp.org/cb`;

/** A recorder's request, with the URL of its consent page. */
export function aConnectRequest(device = 'Chrome on Linux') {
  const [verifier, state] = [randomBytes(32).toString('base64url'), randomBytes(16).toString('base64url')];
  const query = new URLSearchParams({
    redirect_uri: REDIRECT_URI,
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    device,
  });
  return { verifier, state, path: `/connect/recorder?${query.toString()}` };
}

/** Stand-in for the extension: collects the redirect URLs. */
export async function catchRedirects(context: BrowserContext): Promise<URL[]> {
  const caught: URL[] = [];
  await context.route('https://*.chromiumapp.org/**', (route) => {
    caught.push(new URL(route.request().url()));
    return route.fulfill({ contentType: 'text/html', body: '<title>caught</title>' });
  });
  return caught;
}
