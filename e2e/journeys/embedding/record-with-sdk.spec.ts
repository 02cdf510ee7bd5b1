import type { Page } from '@playwright/test';
import { spyOnBuiltIns } from '../../../packages/recorder/src/test-support/hostile-spies.js';
import { expect, test } from '../../fixtures.js';
import { FlowPage } from '../../support/pages/flow-page.js';
import { newPerson } from '../../support/product/people.js';
import { aConnectRequest, catchRedirects, REDIRECT_URI } from '../../support/hosts/recorder-extension.js';
import { openSharingBrowser } from '../../support/browser/sharing-browser.js';
import { startSdkHost } from '../../support/hosts/start-sdk-host.js';
import { watchRequests } from '../../support/browser/watch-requests.js';

// In sequence, because both serve their page on the port that the product allows.
test.describe.configure({ mode: 'default' });

const CANARIES = ['hunter2-canary', '4242424242424242', '4111111111111111', 'correct horse'];

/** Pause between two keys of a person. A page that is filled in at once would make a video of a quarter of a second. */
const KEY_MS = 80;

/** Connects a recorder as a signed-in person and returns its token. */
async function connectRecorder(page: Page): Promise<string> {
  const caught = await catchRedirects(page.context());
  const { verifier, path } = aConnectRequest();
  await page.goto(path);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page).toHaveTitle('caught');
  const code = caught[0]?.searchParams.get('code');
  const data = { code, code_verifier: verifier, redirect_uri: REDIRECT_URI, device: 'Chrome on Linux' };
  const exchange = await page.request.post('/auth/recorder/token', { data });
  const { token } = (await exchange.json()) as { token: string };
  return token;
}

/** Uses the shop like a customer who cannot pay, for more than two seconds. */
async function failToPay(page: Page): Promise<void> {
  await page.getByLabel('Card').pressSequentially('4111111111111111', { delay: KEY_MS });
  await page.getByLabel('Password').pressSequentially('correct horse', { delay: KEY_MS });
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByText('Refused')).toBeVisible();
}

test('a page with the SDK records a bug, and the flow shows what happened', async ({ browser, baseURL }) => {
  const host = await startSdkHost(Number(process.env.E2E_SDK_PORT));
  const sharing = await openSharingBrowser('this');
  try {
    const { page } = await newPerson(browser, 'Rae');
    const token = await page.evaluate(() => localStorage.getItem('accessToken'));
    const shop = await sharing.newPage();
    await shop.goto(`${host.url}/#server=${encodeURIComponent(baseURL ?? '')}&token=${token}`);
    await shop.getByRole('button', { name: 'Record' }).click();
    await expect(shop.getByText('Recording')).toBeVisible();
    await failToPay(shop);
    await shop.getByRole('button', { name: 'Stop' }).click();
    await expect(shop.getByText('Stopped')).toBeVisible();

    const sent = await shop.evaluate(async () => {
      const draft = window.draft!;
      const events = draft.events.map(({ type }) => type);
      const storage = draft.events.find(({ type }) => type === 'local_storage');
      if (storage) await draft.drop(storage);
      const { flowId } = await draft.send({ title: 'The order is refused' });
      return { events, flowId, durationMs: draft.durationMs, text: JSON.stringify(draft.events) };
    });
    expect(sent.durationMs).toBeGreaterThan(2_000);
    expect(new Set(sent.events)).toEqual(
      new Set([
        'recorder_mark',
        'dom_action',
        'network_request',
        'network_response',
        'websocket_created',
        'websocket_frame_sent',
        'websocket_frame_received',
        'sse_message',
        'local_storage',
        'javascript_error',
      ]),
    );
    for (const canary of CANARIES) expect(sent.text).not.toContain(canary);

    await page.goto(`/flowlens/flow/${sent.flowId}`);
    const flow = new FlowPage(page);
    await flow.filtered();
    await expect(flow.row(/POST .*\/api\/orders/)).toBeVisible();
    await expect(flow.row(/tide-vase/).first()).toBeVisible();
    await expect(flow.row(/Pay/).first()).toBeVisible();
    await expect(flow.row(/The order was refused with status 500/)).toBeVisible();
    await expect(flow.row(/localhost|Local storage/)).toHaveCount(0);
    await expect(flow.errorMarkers().first()).toBeVisible();
    await flow.playAndSeeItAdvance();
    const durationMs = await flow.video.evaluate((video: HTMLVideoElement) => video.duration * 1_000);
    // The last picture may be shown longer than recorded, by less than the second after which pictures are repeated.
    expect(durationMs).toBeGreaterThan(sent.durationMs - 100);
    expect(durationMs).toBeLessThan(sent.durationMs + 1_500);
  } finally {
    await sharing.close();
    await host.stop();
  }
});

test(
  'a page of another origin sends a recording with its recorder token and without cookies',
  { tag: '@slow' },
  async ({ browser, baseURL }) => {
    const host = await startSdkHost(Number(process.env.E2E_SDK_PORT));
    const sharing = await openSharingBrowser('this');
    try {
      const { page } = await newPerson(browser, 'Cleo');
      const token = await connectRecorder(page);
      const shop = await sharing.newPage();
      // Same site, another port: the browser would send it with credentials.
      await shop.context().addCookies([{ name: 'canary', value: 'cookie', url: baseURL ?? '' }]);
      const requests = await watchRequests(shop);
      await shop.goto(`${host.url}/#server=${encodeURIComponent(baseURL ?? '')}&token=${token}`);
      await shop.getByRole('button', { name: 'Record' }).click();
      await expect(shop.getByText('Recording')).toBeVisible();
      await shop.getByRole('button', { name: 'Pay' }).click();
      await expect(shop.getByText('Refused')).toBeVisible();
      await shop.getByRole('button', { name: 'Stop' }).click();
      await expect(shop.getByText('Stopped')).toBeVisible();
      const { flowId } = await shop.evaluate(() => window.draft!.send({ title: 'Sent by a recorder token' }));

      expect(flowId).not.toBe('');
      const sent = requests();
      const toServer = sent.filter(({ address }) => address.startsWith('/'));
      const authorized = toServer.filter(({ headers }) => headers.authorization !== undefined);
      expect(authorized.length).toBeGreaterThan(2);
      expect(new Set(authorized.map(({ headers }) => headers.authorization))).toEqual(new Set([`Bearer ${token}`]));
      expect(toServer.filter(({ headers }) => 'cookie' in headers)).toEqual([]);
      // The cookie exists, so the client omitted it above.
      expect(sent.find(({ address }) => address.startsWith(host.url))?.headers).toHaveProperty('cookie');
    } finally {
      await sharing.close();
      await host.stop();
    }
  },
);

test(
  'a script that replaces the page’s built-ins sees no token while a recording is sent',
  { tag: '@slow' },
  async ({ browser, baseURL }) => {
    const host = await startSdkHost(Number(process.env.E2E_SDK_PORT));
    const sharing = await openSharingBrowser('this');
    try {
      const { page } = await newPerson(browser, 'Ivo');
      const token = await connectRecorder(page);
      const shop = await sharing.newPage();
      const requests = await watchRequests(shop);
      await shop.goto(`${host.url}/#server=${encodeURIComponent(baseURL ?? '')}&token=${token}`);
      await shop.getByRole('button', { name: 'Record' }).click();
      await expect(shop.getByText('Recording')).toBeVisible();
      await failToPay(shop);
      await shop.getByRole('button', { name: 'Stop' }).click();
      await expect(shop.getByText('Stopped')).toBeVisible();
      // Split into letters, so that the script that installs the spies does not contain the token itself.
      const secret = `${JSON.stringify([...token])}.join('')`;
      await shop.evaluate(`window.sightings = (${String(spyOnBuiltIns)})(${secret}); 0`);
      const { flowId } = await shop.evaluate(() => window.draft!.send({ title: 'Sent among spies' }));

      expect(flowId).not.toBe('');
      expect(await shop.evaluate('window.sightings()')).toEqual([]);
      const authorized = requests().filter(({ headers }) => headers.authorization === `Bearer ${token}`);
      expect(authorized.map(({ address }) => address)).toContain('/uploads');
      expect(authorized.filter(({ address }) => !address.startsWith('/'))).toEqual([]);
    } finally {
      await sharing.close();
      await host.stop();
    }
  },
);
