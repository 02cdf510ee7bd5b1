import type { FlowLensClientOptions } from '../client-options.js';

/** Substitute for `Request` in `openapi-fetch`, so that nothing but values leads from there to the request that carries the token. */
export class PlainRequest {
  constructor(
    readonly url: string,
    readonly init: RequestInit & { headers: Headers },
  ) {}
}

/** Sends a request to the API, with a bearer token if there is one. */
export type SendRequest = (request: PlainRequest, token?: string | null) => Promise<Response>;

/** Absolute address of the API without a slash at its end. The page may set another base for relative addresses later. */
export function addressOf(baseUrl: string): string {
  const page = globalThis.location?.href;
  const address = URL.canParse(baseUrl || '/', page) ? new URL(baseUrl || '/', page).href : baseUrl;
  return address.endsWith('/') ? address.slice(0, -1) : address;
}

/**
 * With a fetch of the host, every built-in that sees the token is taken now: a script that replaces one later sees nothing. Without it
 * built-ins are looked up at every request, so that a later replacement, such as MSW, is used.
 */
export function createSendRequest(address: string, fetch: FlowLensClientOptions['fetch']): SendRequest {
  const { Request: TakenRequest } = globalThis;
  return async ({ url, init }, token = null) => {
    const headers = { __proto__: null } as unknown as Record<string, string>;
    for (const [name, value] of init.headers) headers[name] = value;
    if (token !== null) {
      // The text is made by code that a page can replace.
      if (!leadsTo(address, url)) throw new Error('The request leads away from the server.');
      headers.authorization = `Bearer ${token}`;
    }
    const { method, body, credentials, redirect, signal } = init;
    const own = { __proto__: null, method, body, credentials, redirect, signal, headers } as RequestInit;
    return fetch ? fetch(new TakenRequest(url, own)) : globalThis.fetch(new Request(url, own));
  };
}

/** Compares by index, as a page may have replaced the methods of texts. */
function leadsTo(address: string, url: unknown): boolean {
  if (typeof url !== 'string') return false;
  for (let index = 0; index < address.length; index += 1) if (url[index] !== address[index]) return false;
  return url[address.length] === '/';
}
