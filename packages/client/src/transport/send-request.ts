import type { FlowLensClientOptions } from '../client-options.js';

/**
 * Substitute for `Request` in `openapi-fetch`. It holds plain values only, so `openapi-fetch` has no reference to the
 * request that carries the token.
 */
export class PlainRequest {
  constructor(
    readonly url: string,
    readonly init: RequestInit & { headers: Headers },
  ) {}
}

/** Sends a request to the API, with a bearer token if there is one. */
export type SendRequest = (request: PlainRequest, token?: string | null) => Promise<Response>;

/**
 * Returns the absolute address of the API without a trailing slash. Call it once, because the page may later set another
 * base for relative addresses.
 */
export function addressOf(baseUrl: string): string {
  const page = globalThis.location?.href;
  const address = URL.canParse(baseUrl || '/', page) ? new URL(baseUrl || '/', page).href : baseUrl;
  return address.endsWith('/') ? address.slice(0, -1) : address;
}

/**
 * With the host's own `fetch`, captures every built-in that sees the token now, so that scripts that replace one later see
 * nothing. Otherwise looks up built-ins at every request, so that a later replacement such as MSW is used.
 */
export function createSendRequest(address: string, fetch: FlowLensClientOptions['fetch']): SendRequest {
  const { Request: CapturedRequest } = globalThis;
  return async ({ url, init }, token = null) => {
    const headers = { __proto__: null } as unknown as Record<string, string>;
    for (const [name, value] of init.headers) headers[name] = value;
    if (token !== null) {
      // Scripts of the page can replace the code that builds the URL.
      if (!leadsTo(address, url)) throw new Error('The request leads away from the server.');
      headers.authorization = `Bearer ${token}`;
    }
    const { method, body, credentials, redirect, signal } = init;
    // The browser finishes a deletion that starts as the page closes.
    const keepalive = method === 'DELETE';
    const own = { __proto__: null, method, body, credentials, redirect, signal, keepalive, headers } as RequestInit;
    return fetch ? fetch(new CapturedRequest(url, own)) : globalThis.fetch(new Request(url, own));
  };
}

/** Compares by index, because a page may have replaced string methods. */
function leadsTo(address: string, url: unknown): boolean {
  if (typeof url !== 'string') return false;
  for (let index = 0; index < address.length; index += 1) if (url[index] !== address[index]) return false;
  return url[address.length] === '/';
}
