import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../../fixtures.js';
import { expectCleanForAxe } from '../../support/keyboard/axe.js';
import { FlowPage } from '../../support/pages/flow-page.js';
import { type ServedPage, servePage } from '../../support/hosts/serve-page.js';

// In sequence, because they serve the wiki on the one port that the product allows.
test.describe.configure({ mode: 'default' });

let wiki: ServedPage;
test.beforeAll(async () => {
  wiki = await servePage('frame-host', { port: Number(process.env.E2E_FRAME_PORT) });
});
test.afterAll(() => wiki.stop());

interface Shared {
  link: string;
  /** Markup that the dialog offers. */
  code: string;
}

async function share(page: Page): Promise<Shared> {
  await new FlowPage(page).openFromGallery(/checkout/i);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: /^Share Public/ }).click();
  const link = await page.getByRole('textbox', { name: 'Public Link Generated' }).inputValue();
  return { link, code: await page.getByRole('textbox', { name: 'Embed' }).inputValue() };
}

/** Opens the wiki as a visitor without a session, with markup in its page. */
async function openWiki(browser: Browser, code: string, origin = wiki.url): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  const hash = new URLSearchParams({ code, server: process.env.E2E_URL ?? '' });
  await page.goto(`${origin}/#${hash.toString()}`);
  return page;
}

const heard = (page: Page) => page.getByRole('list', { name: 'Events of the player' });
const flowIn = (page: Page) => page.frameLocator('iframe').first();
const timeOf = (page: Page) =>
  flowIn(page)
    .locator('video')
    .evaluate((video: HTMLVideoElement) => video.currentTime);

test('a page on a listed site shows a public link, controls it and receives its events', async ({
  page,
  browser,
  signIn,
}) => {
  await signIn('Ada');
  const { link, code } = await share(page);
  const visit = await openWiki(browser, code);
  const flow = flowIn(visit);

  await expect(flow.getByRole('heading', { level: 1, name: /checkout/i })).toBeVisible();
  await expect(heard(visit)).toContainText(/"type":"ready","duration_ms":\d+,"title":"Checkout/);
  const opens = flow.getByRole('link', { name: 'Open in FlowLens' });
  await expect(opens).toHaveAttribute('href', link);
  await expect(opens).toHaveAttribute('target', '_blank');

  await visit.getByRole('button', { name: 'Go to 0:03' }).click();
  await expect.poll(() => timeOf(visit)).toBeCloseTo(3, 1);
  await visit.getByRole('button', { name: 'Play here' }).click();
  await expect(heard(visit)).toContainText('"type":"play"');
  await expect.poll(() => timeOf(visit)).toBeGreaterThan(3.5);
  await visit.getByRole('button', { name: 'Pause here' }).click();
  await expect(heard(visit)).toContainText('"type":"pause"');
  await expect(heard(visit)).toContainText(/"type":"time","time_ms":3\d\d\d/);

  await flow
    .getByRole('button', { name: /^Show details/ })
    .first()
    .click();
  await expect(heard(visit)).toContainText(/"type":"event-opened","event_id":"e\d+","kind":"\w+"/);
});

test('options choose start, language and colours, and a narrow iframe shows the video alone', async ({
  page,
  browser,
  signIn,
}) => {
  await signIn('Ada');
  const { code } = await share(page);
  const options = '?start=2000&amp;theme=dark&amp;locale=de';
  const visit = await openWiki(browser, code.replace(/src="([^"]+)"/, `src="$1${options}"`));
  const flow = flowIn(visit);

  await expect(flow.getByRole('link', { name: 'In FlowLens öffnen' })).toBeVisible();
  await expect.poll(() => timeOf(visit)).toBeCloseTo(2, 1);
  expect(await flow.locator('html').evaluate((html) => getComputedStyle(html).colorScheme)).toBe('dark');
  await expect(flow.getByRole('tab').first()).toBeVisible();
  await visit.locator('iframe').evaluate((frame) => frame.setAttribute('width', '480'));
  await expect(flow.getByRole('tab')).toHaveCount(0);
  await expect(flow.getByRole('button', { name: 'Abspielen' }).first()).toBeVisible();
});

test('axe finds no violation on the embedded page', async ({ page, signIn }) => {
  await signIn('Ada');
  const { link } = await share(page);
  const address = link.replace('/shared/flow/', '/embed/');

  await expectCleanForAxe(page, 'embedded flow', async () => {
    await page.goto(address);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
  await expectCleanForAxe(page, 'embedded player', async () => {
    await page.goto(`${address}?view=player`);
    await expect(page.getByRole('slider').first()).toBeVisible();
  });
});

test('the browser frames the embedded page on listed sites only, and no other page anywhere', async ({
  page,
  browser,
  signIn,
}) => {
  await signIn('Ada');
  const { link, code } = await share(page);

  const elsewhere = await openWiki(browser, code, wiki.url.replace('127.0.0.1', 'localhost'));
  await expectRefused(elsewhere);
  for (const address of [link, process.env.E2E_URL ?? '', `${process.env.E2E_URL}/login`]) {
    await expectRefused(await openWiki(browser, `<iframe src="${address}"></iframe>`));
  }
});

test('other windows cannot control the embedded player', async ({ page, browser, signIn }) => {
  await signIn('Ada');
  const { code } = await share(page);
  const order = "{ source: 'flowlens', version: 1, type: 'play' }";
  const attack = `<script>setInterval(() => parent.frames[0].postMessage(${order}, '*'), 20)</script>`;
  const visit = await openWiki(browser, `${code}<iframe hidden sandbox="allow-scripts" srcdoc="${attack}"></iframe>`);
  await expect(heard(visit)).toContainText('"type":"ready"');

  await flowIn(visit)
    .locator('html')
    .evaluate(async () => {
      for (let order = 1; order <= 10; order += 1)
        await new Promise((resolve) => addEventListener('message', resolve, { once: true }));
    });

  await expect(flowIn(visit).getByRole('button', { name: 'Play' }).first()).toBeVisible();
  await expect(heard(visit)).not.toContainText('"type":"play"');
});

test('an invalid link shows an explanation in the iframe', async ({ browser }) => {
  const visit = await openWiki(
    browser,
    `<iframe width="900" height="500" src="${process.env.E2E_URL}/embed/fl_sh_gone"></iframe>`,
  );

  await expect(flowIn(visit).getByRole('alert')).toContainText('expired or is invalid');
  await expect(heard(visit)).toContainText('"type":"error","reason":"link"');
});

/** Chromium replaces a refused page with its own. */
async function expectRefused(page: Page): Promise<void> {
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
  await expect(heard(page)).toBeEmpty();
}
