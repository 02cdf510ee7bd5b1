import type { Page } from '@playwright/test';

interface SeenRequest {
  /** Relative to the product's origin; absolute for other origins. */
  address: string;
  /** As actually sent, with lower-case names. */
  headers: Record<string, string>;
}

/** Records every request that a page makes from now on. The returned function lists them. */
export async function watchRequests(page: Page): Promise<() => SeenRequest[]> {
  const { origin } = new URL(process.env.E2E_URL ?? '');
  const seen = new Map<string, SeenRequest>();
  // The two halves of a request arrive in any order.
  const add = (id: string, half: Partial<SeenRequest>) =>
    seen.set(id, { ...(seen.get(id) ?? { address: '', headers: {} }), ...half });

  const session = await page.context().newCDPSession(page);
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const url = new URL(request.url);
    add(requestId, { address: url.origin === origin ? url.pathname : request.url });
  });
  session.on('Network.requestWillBeSentExtraInfo', ({ requestId, headers }) => {
    const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const);
    add(requestId, { headers: Object.fromEntries(named) });
  });
  await session.send('Network.enable');
  return () => [...seen.values()].filter(({ address }) => /^(https?:|\/)/.test(address));
}
