import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { EXTENSION_ID, openPopup } from '../support/browser.js';
import { startFakeServer } from '../support/fake-server.js';
import {
  confirmAccount,
  disconnect,
  expect,
  send,
  recordShop,
  startRecording,
  stopRecording,
  test,
} from '../support/fixtures.js';
import { inIsolatedWorld } from '../support/isolated-world.js';

/** Names that the page can see, and how its patched functions look. */
const inspectPage = (page: Page) =>
  page.evaluate(() => ({
    globals: Object.getOwnPropertyNames(window).sort(),
    functions: [fetch, XMLHttpRequest, WebSocket, console.error, Storage.prototype.setItem].map((one) => [
      one.name,
      one.length,
      // The text of a proxy has no name.
      String(one).includes('[native code]'),
    ]),
    attributes: document.documentElement.getAttributeNames(),
  }));

test('content scripts read no token and reach no privileged part', async ({ opened, server, shop, email, popup }) => {
  const page = await opened.context.newPage();
  await page.goto(shop.url);
  await startRecording(popup);

  const stored = await inIsolatedWorld(opened.worker, shop.url, async () => {
    const read = (area: ChromeArea) => area.get().then(JSON.stringify, () => 'refused');
    return [await read(chrome.storage.local), await read(chrome.storage.session)];
  });
  expect(stored).toEqual(['refused', 'refused']);

  const results = await inIsolatedWorld(opened.worker, shop.url, async () => {
    const ask = (name: string, request: object) =>
      chrome.runtime.sendMessage({ name, request }).then(
        (result) => JSON.stringify(result ?? null),
        () => 'null',
      );
    const stop = await ask('background.stop', {});
    return [stop, await ask('offscreen.stop', {}), await ask('background.connect', { origin: 'https://evil.example' })];
  });
  expect(results).toEqual(['null', 'null', 'null']);
  await expect(popup.getByRole('button', { name: 'Stop and review' })).toBeEnabled();

  const flowId = await send(await stopRecording(popup), 'Still recorded');
  expect((await server.readFlow(email, flowId)).status).toBe('completed');
});

test(
  'another tab and a frame of another site add nothing to the recording',
  { tag: '@slow' },
  async ({ opened, server, shop, email, popup }) => {
    const other = await opened.context.newPage();
    await other.goto(`${shop.url}/other-tab`);
    const page = await opened.context.newPage();
    await page.goto(`${shop.url}/framing?frame=${encodeURIComponent(shop.otherSiteUrl)}/framed`);
    await startRecording(popup);
    await page.reload();

    await other.evaluate(() => console.warn('in another tab'));
    const forged = await inIsolatedWorld(opened.worker, `${shop.url}/other-tab`, async () => {
      const port = chrome.runtime.connect({ name: 'page' });
      const gone = new Promise((resolve) => port.onDisconnect.addListener(() => resolve('refused')));
      const text = '{"events":[{"type":"console_warn","at":1,"console_warn_data":{"message":"forged"}}]}';
      port.postMessage({ kind: 'events', from: 'page', text, isLast: true });
      return gone;
    });
    expect(forged).toBe('refused');
    const frame = page.frames().find((one) => one.url() === `${shop.otherSiteUrl}/framed`);
    expect(frame).toBeDefined();
    await frame?.evaluate(() => console.warn('in a frame of another site'));
    await page.evaluate(() => console.warn('in the page'));
    await page.waitForTimeout(1_500);

    const flowId = await send(await stopRecording(popup), 'One tab');
    const text = JSON.stringify((await server.readFlow(email, flowId)).timeline);
    expect(text).toContain('in the page');
    for (const foreign of ['in another tab', 'forged', 'in a frame of another site'])
      expect(text).not.toContain(foreign);
  },
);

test('a recorded page sees no new global, and its functions are restored', async ({
  opened: { context },
  shop,
  popup,
}) => {
  const page = await context.newPage();
  await page.goto(shop.url);
  const before = await inspectPage(page);
  await startRecording(popup);
  await page.reload();
  expect(await inspectPage(page)).toEqual(before);

  const hello = await page.evaluate(() => {
    let isHeard = false;
    addEventListener('flowlens-hello', () => (isHeard = true));
    const isUnanswered = dispatchEvent(new MessageEvent('flowlens-hello', { data: 'a b', cancelable: true }));
    return { isHeard, isUnanswered };
  });
  // A second handshake reaches only the page itself.
  expect(hello).toEqual({ isHeard: true, isUnanswered: true });

  const patched = await page.evaluateHandle(() => window.fetch);
  const review = await stopRecording(popup);
  await expect(review.getByRole('heading', { name: 'Review your recording' })).toBeVisible();
  await expect.poll(() => page.evaluate((earlier) => window.fetch === earlier, patched)).toBe(false);
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
});

test('secrets of a page are not written to the disk', async ({ opened: { context }, shop, popup, profile }) => {
  const page = await recordShop({ context, shop, popup });
  await page.getByRole('button', { name: 'Order' }).click();
  await expect(page.getByText('Ordered order-77')).toBeVisible();
  await page.evaluate(() => fetch('/api/sets-a-cookie').then(() => fetch('/api/sends-the-cookie')));
  await page.waitForTimeout(3_000);
  const kept = await popup.evaluate(async () =>
    JSON.stringify([await chrome.storage.local.get(), await chrome.storage.session.get()]),
  );
  expect(kept).not.toContain('cookie-canary');
  const review = await stopRecording(popup);
  await expect(review.getByRole('heading', { name: 'Review your recording' })).toBeVisible();

  const folder = join(profile, 'Default/File System');
  const written = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');
  expect(written).toContain('tide-vase');
  expect(written).toContain('/api/sends-the-cookie');
  expect(written).not.toContain('cookie-canary');
  expect(written).not.toContain('hunter2-canary');
  expect(written).not.toContain('correct horse');
});

test(
  'the server itself and pages of the browser are not recorded',
  { tag: '@slow' },
  async ({ opened: { context }, server, popup }) => {
    const page = await context.newPage();
    await page.goto(`${server.url}/flowlens`);
    await expect(popup.getByText('FlowLens itself is never recorded.')).toBeVisible();
    await expect(popup.getByRole('button', { name: 'Record this tab' })).toBeDisabled();

    await page.goto('chrome://version');
    await expect(popup.getByText('This page cannot be recorded. Open a website first.')).toBeVisible();
    await expect(popup.getByRole('button', { name: 'Record this tab' })).toBeDisabled();
  },
);

test('requests of the extension carry no cookie and no referrer, and follow no redirect', async ({ opened }) => {
  const fake = await startFakeServer(`https://${EXTENSION_ID}.chromiumapp.org/cb`);
  try {
    const popup = await openPopup(opened);
    await popup.getByRole('textbox', { name: 'Address of your FlowLens server' }).fill(fake.url);
    await popup.getByRole('button', { name: 'Connect', exact: true }).click();
    await expect(popup.getByText('mallory@example.test')).toBeVisible();

    await confirmAccount(popup);
    expect((await opened.context.cookies(fake.url)).map(({ name }) => name)).toEqual(['session']);
    const calls = fake.calls.filter(({ path }) => path.startsWith('/auth/'));
    expect(calls.map(({ path }) => path)).toEqual(['/auth/recorder/token', '/auth/me']);
    for (const { headers } of calls) {
      expect(headers).not.toHaveProperty('cookie');
      expect(headers).not.toHaveProperty('referer');
    }

    fake.redirectFrom('/auth/tokens/self');
    await disconnect(popup);
    await expect.poll(() => fake.calls.map(({ path }) => path)).toContain('/auth/tokens/self');
    expect(fake.calls.map(({ path }) => path)).not.toContain('/elsewhere');
  } finally {
    await fake.close();
  }
});

test('an unencrypted address is rejected before any permission request', async ({ opened }) => {
  const popup = await openPopup(opened);
  const refused = async (address: string) => {
    await popup.getByRole('textbox', { name: 'Address of your FlowLens server' }).fill(address);
    await popup.getByRole('button', { name: 'Connect', exact: true }).click();
    await expect(popup.getByRole('alert')).toHaveText('Enter an address that starts with https://.');
  };
  await refused('http://flowlens.example');
  await refused('http://127.0.0.1.evil.example');
});

test(
  'a flood of events slows down neither the page nor later events',
  { tag: '@slow' },
  async ({ opened, server, shop, email, popup }) => {
    const page = await opened.context.newPage();
    await page.goto(shop.url);
    await startRecording(popup);
    await page.evaluate(() => {
      const long = 'long '.repeat(2_000);
      for (let turn = 0; turn < 20_000; turn += 1) console.warn(`flood ${turn} ${turn % 100 === 0 ? long : ''}`);
    });
    await page.waitForTimeout(3_000);
    await page.evaluate(() => console.warn('after the flood'));
    await page.waitForTimeout(1_500);

    const { timeline } = await server.readFlow(email, await send(await stopRecording(popup), 'Flood'));
    const text = JSON.stringify(timeline);
    expect(text).toContain('after the flood');
    // 500 events a second are taken, and the flood lasts for some seconds.
    expect(timeline.length).toBeLessThan(10_000);
    const gaps = timeline.flatMap(
      ({ recorder_gap_data: data }) => (data as { reason: string } | undefined)?.reason ?? [],
    );
    expect(gaps).toContain('events_dropped');
  },
);

test(
  'a body of the maximum size arrives in one event',
  { tag: '@slow' },
  async ({ opened, server, shop, email, popup }) => {
    const page = await opened.context.newPage();
    await page.goto(shop.url);
    await startRecording(popup);
    await page.evaluate(() =>
      fetch('/api/large', { method: 'POST', body: JSON.stringify({ text: '漢"'.repeat(12_000), end: 'the end' }) }),
    );
    await page.waitForTimeout(1_500);
    const { timeline } = await server.readFlow(email, await send(await stopRecording(popup), 'Large body'));
    const bodies = timeline.flatMap(
      ({ network_request_data: data }) => (data as { body?: string } | undefined)?.body ?? [],
    );
    expect(bodies.some((body) => body.length > 20_000)).toBe(true);
  },
);
