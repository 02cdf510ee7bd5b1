import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type RunningShop, startShop } from './start-shop.js';

let shop: RunningShop;

beforeAll(async () => {
  shop = await startShop({ slowImageMs: 0, answerMs: 0, restartMs: 60_000 });
});

afterAll(() => shop.close());

const visit = (path: string, init?: RequestInit) => fetch(shop.origin + path, { redirect: 'manual', ...init });

async function signIn(): Promise<string> {
  const response = await visit('/login', { method: 'POST', body: new URLSearchParams({ next: '/checkout' }) });
  return response.headers.get('set-cookie')!.split(';')[0]!;
}

describe('startShop', () => {
  it.each([
    ['/', 'Pots for slow mornings'],
    ['/shop', 'All pieces'],
    ['/product/tide-vase', 'Add to bag'],
    ['/bag', 'Your bag'],
    ['/login', 'Welcome back'],
    ['/help', 'Talk to the studio'],
  ])('serves %s', async (path, words) => {
    const response = await visit(path);

    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain(words);
  });

  it('omits the report button and its recorder on request', async () => {
    const plain = await startShop({ reportButton: false });
    const pages = await Promise.all([shop, plain].map(async ({ origin }) => (await fetch(origin)).text()));
    await plain.close();

    expect(pages.map((page) => page.includes('report'))).toEqual([true, false]);
    expect(pages.map((page) => page.includes('{{'))).toEqual([false, false]);
  });

  it('serves every style sheet, script, font and picture a page names', async () => {
    const pages = await Promise.all(
      ['/', '/shop', '/product/tide-vase', '/bag', '/login', '/help'].map(async (path) => (await visit(path)).text()),
    );
    const sheet = await (await visit('/css/frame.css')).text();
    const named = [
      ...pages.join('').matchAll(/(?:src|href)="(\/(?:css|js|img)\/[^"]+)"/g),
      ...sheet.matchAll(/url\('([^']+)'\)/g),
    ];
    const paths = [...new Set(named.map(([, path]) => path!))];

    const missing = await Promise.all(paths.map(async (path) => ((await visit(path)).ok ? [] : [path])));

    expect(paths.length).toBeGreaterThan(10);
    expect(missing.flat()).toEqual([]);
  });

  it.each(['/nowhere', '/js/..%2f..%2fpackage.json', '/js/missing.js', '/img/missing.svg'])(
    'serves no %s',
    async (path) => {
      expect((await visit(path)).status).toBe(404);
    },
  );

  it('redirects signed-out visitors from the checkout to the sign-in', async () => {
    const response = await visit('/checkout');

    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/login?next=/checkout');
  });

  it('signs in with a form and then shows the checkout', async () => {
    const cookie = await signIn();

    expect(await (await visit('/checkout', { headers: { cookie } })).text()).toContain('Where to');
  });

  it('returns 500 for an order because of its bug', async () => {
    const response = await visit('/api/orders', {
      method: 'POST',
      body: JSON.stringify({ lines: [{ slug: 'tide-vase', quantity: 1 }], address: { country: 'de' } }),
    });

    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({
      error: 'internal_error',
      message: expect.stringContaining('Cannot read properties of undefined') as string,
    });
  });

  it('lists new products without reviews, which breaks the page’s sorting', async () => {
    const { products } = (await (await visit('/api/products')).json()) as { products: { reviews: unknown }[] };

    expect(products.some(({ reviews }) => reviews === null)).toBe(true);
  });

  it('does not allow other origins to read the parcel service', async () => {
    const response = await fetch(`${shop.carrierOrigin}/v1/parcels/KK-1`, { headers: { origin: shop.origin } });

    expect(response.status).toBe(200);
    expect(response.headers.has('access-control-allow-origin')).toBe(false);
  });

  it('closes the chat at an order number, and refuses the next visitor while it restarts', async () => {
    const chat = new WebSocket(`${shop.origin.replace('http', 'ws')}/ws/support`);
    const answers: string[] = [];
    chat.on('message', (data) => answers.push((data as Buffer).toString('utf8')));
    await new Promise((opened) => chat.once('open', opened));

    chat.send(JSON.stringify({ text: 'It is #4821' }));
    const code = await new Promise((closed) => chat.once('close', closed));

    expect(code).toBe(1006);
    expect(answers[0]).toContain('Hello, this is Jonas');

    const next = new WebSocket(`${shop.origin.replace('http', 'ws')}/ws/support`);
    const error = await new Promise((failed) => next.once('error', failed));
    expect(String(error)).toContain('503');
  });
});
