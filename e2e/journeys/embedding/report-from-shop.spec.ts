import type { Recorder } from '@flowlens/recorder';
import type { Browser, Page } from '@playwright/test';
import { type RunningShop, startShop } from '../../../examples/demo-shop/src/shop/start-shop.js';
import { openSharingBrowser } from '../../support/browser/sharing-browser.js';
import { expect, expectCleanForAxe, test } from '../../support/keyboard/axe.js';
import { FlowPage } from '../../support/pages/flow-page.js';
import { newPerson } from '../../support/product/people.js';

// The shop has one port, which the product allows.
test.describe.configure({ mode: 'serial' });

let sharing: Browser;
let shop: RunningShop;
let person: Page;

test.beforeEach(async ({ browser, baseURL }) => {
  ({ page: person } = await newPerson(browser, 'Rae'));
  const token = (await person.evaluate(() => localStorage.getItem('accessToken'))) ?? '';
  shop = await startShop({ port: Number(process.env.E2E_SHOP_PORT), flowlens: { url: baseURL ?? '', token } });
  sharing = await openSharingBrowser({ title: 'Kiln & Kin' });
});
test.afterEach(async () => {
  await sharing.close();
  await shop.close();
});

async function openShop(): Promise<Page> {
  const page = await sharing.newPage({ viewport: { width: 1280, height: 720 } });
  await page.goto(shop.origin);
  return page;
}

/** Starts a recording of the tab and returns the recording window. */
async function startRecording(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Report a bug' }).click();
  await page.getByRole('button', { name: /^Record now/ }).click();
  const popup = await opened;
  await popup.getByRole('button', { name: 'Choose the tab' }).click();
  await expect(page.getByRole('button', { name: 'Stop recording' })).toBeVisible();
  return popup;
}

async function send(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog', { name: 'Report a bug' });
  await dialog.getByLabel('Title').fill('The order is refused');
  await dialog.getByRole('button', { name: 'Send' }).click();
  const link = dialog.getByRole('link', { name: 'Open the report' });
  await expect(link).toBeVisible({ timeout: 40_000 });
  return (await link.getAttribute('href')) ?? '';
}

test('a recording of the shop continues across its pages and becomes one flow', async () => {
  const page = await openShop();
  await startRecording(page);
  await page.getByRole('link', { name: /Tide Vase/ }).click();
  await expect(page.getByText('2 on the shelf')).toBeVisible();
  // Waits like a person who sees the product first: the recorder loads the click observer after the first scripts.
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Add to bag' }).click();
  await page.getByRole('link', { name: 'Help' }).click();
  await expect(page.getByText('Jonas is here')).toBeVisible();
  await page.getByLabel('Parcel number').fill('KK-1');
  await page.getByRole('button', { name: 'Look up' }).click();
  await expect(page.getByText('We could not reach the carrier')).toBeVisible();
  await page.getByRole('button', { name: 'Stop recording' }).click();

  await expect(page.getByText(/seconds? of video/)).toBeVisible();
  const url = await send(page);
  await person.goto(url);
  const flow = new FlowPage(person);
  await flow.filtered();
  await expect(flow.row(/Add to bag/)).toBeVisible();
  await expect(flow.row(/The carrier could not be reached/)).toBeVisible();
  await flow.playAndSeeItAdvance();
});

test(
  'the recorder window’s button ends the recording, and pages of other sites leave a gap',
  { tag: '@slow' },
  async () => {
    const page = await openShop();
    const popup = await startRecording(page);
    await page.goto('data:text/html,Elsewhere');
    await page.waitForTimeout(2_500);
    await page.goto(`${shop.origin}/shop`);
    await expect(page.getByRole('button', { name: 'Stop recording' })).toBeVisible();
    await popup.getByRole('button', { name: 'Stop' }).click();

    await expect(page.getByText(/seconds? of video/)).toBeVisible();
    const gaps = await page.evaluate(async () => {
      const { recorder } = (await import(String('/report/report.js'))) as { recorder: Recorder };
      return recorder.getSnapshot().draft?.receipt.gaps;
    });
    expect(gaps).toMatchObject([{ reason: 'paused' }]);
  },
);

test('closing the recorder window turns the recording into a draft', { tag: '@slow' }, async () => {
  const page = await openShop();
  const popup = await startRecording(page);
  await page.getByRole('link', { name: 'Help' }).click();
  await expect(page.getByText('Jonas is here')).toBeVisible();
  await page.waitForTimeout(2_000);
  await popup.close();

  await expect(page.getByText(/seconds? of video/)).toBeVisible();
});

test('events that another script posts are redacted again before they are stored', { tag: '@slow' }, async () => {
  const page = await openShop();
  const popup = await startRecording(page);
  await page.evaluate(() => {
    const channel = new BroadcastChannel(`flowlens-recording ${sessionStorage.getItem('flowlens-recording')}`);
    const event = {
      type: 'console_error',
      timestamp: Date.now(),
      console_error_data: { message: 'password: hunter2-canary', url: 'http://shop/' },
    };
    channel.postMessage({ type: 'events', document: 'forged', events: [event], redacted: {}, concealedElements: 0 });
  });
  await popup.getByRole('button', { name: 'Stop' }).click();

  await expect(page.getByText(/seconds? of video/)).toBeVisible();
  const events = await page.evaluate(async () => {
    const { recorder } = (await import(String('/report/report.js'))) as { recorder: Recorder };
    return JSON.stringify(recorder.getSnapshot().draft?.events);
  });
  expect(events).toContain('console_error');
  expect(events).not.toContain('hunter2-canary');
});

test('a recording ended by another script becomes a draft, and the window reports it', { tag: '@slow' }, async () => {
  const page = await openShop();
  const popup = await startRecording(page);
  await page.waitForTimeout(2_000);
  await page.evaluate(() => {
    const channel = new BroadcastChannel(`flowlens-recording ${sessionStorage.getItem('flowlens-recording')}`);
    const forged = [null, 'stop', { type: 'join', page: { pageUrl: 'https://evil.example/', width: 1e9 } }];
    const commands = [{ type: 'left' }, { type: 'pause', isPaused: true }, { type: 'stop' }, { type: 'stop' }];
    for (const message of [...forged, ...commands]) channel.postMessage(message);
  });

  await expect(popup.getByText('It ended outside of this window.')).toBeVisible();
  await expect(page.getByText(/seconds? of video/)).toBeVisible();
});

test('the last minute of a page becomes a flow without a video', { tag: '@slow' }, async () => {
  const page = await openShop();
  await page.getByRole('link', { name: 'Help' }).click();
  await page.getByLabel('Parcel number').fill('KK-1');
  await page.getByRole('button', { name: 'Look up' }).click();
  await expect(page.getByText('We could not reach the carrier')).toBeVisible();
  await page.getByRole('button', { name: 'Report a bug' }).click();
  await page.getByRole('button', { name: /^Send the last minute/ }).click();

  await expect(page.getByText(/no video/)).toBeVisible();
  await person.goto(await send(page));
  await expect(new FlowPage(person).row(/The carrier could not be reached/)).toBeVisible();
});

test('a recording that cannot be stopped is explained in the dialog', { tag: '@slow' }, async () => {
  const page = await openShop();
  await page.evaluate(async () => {
    const { recorder } = (await import(String('/report/report.js'))) as { recorder: Recorder };
    await recorder.start();
    recorder.stop = () => Promise.reject(new Error('The storage is full.'));
  });
  await page.getByRole('button', { name: 'Stop recording' }).click();

  const dialog = page.getByRole('dialog', { name: 'Report a bug' });
  await expect(dialog.getByRole('alert')).toHaveText('The storage is full.');
});

test('Escape discards a report', { tag: '@slow' }, async () => {
  const page = await openShop();
  await page.getByRole('button', { name: 'Report a bug' }).click();
  await page.getByRole('button', { name: /^Send the last minute/ }).click();
  await expect(page.getByText(/no video/)).toBeVisible();

  await page.keyboard.press('Escape');

  await expect(page.getByRole('dialog', { name: 'Report a bug' })).toBeHidden();
  const draft = () =>
    page.evaluate(async () => {
      const { recorder } = (await import(String('/report/report.js'))) as { recorder: Recorder };
      return recorder.getSnapshot().draft?.id ?? null;
    });
  await expect.poll(draft).toBeNull();
});

test('axe finds no violation in the dialog of the shop', { tag: '@slow' }, async () => {
  const page = await openShop();
  const clean = (state: string, getThere: () => Promise<unknown>) =>
    expectCleanForAxe(page, `report dialog, ${state}`, getThere);

  await clean('choice', () => page.getByRole('button', { name: 'Report a bug' }).click());
  await clean('form', () => page.getByRole('button', { name: /^Send the last minute/ }).click());
  await clean('sent', () => send(page));
});

test('axe finds no violation in the dialog of a shop without a server', { tag: '@slow' }, async ({ page }) => {
  await shop.close();
  shop = await startShop({ port: Number(process.env.E2E_SHOP_PORT) });
  await page.goto(shop.origin);

  await expectCleanForAxe(page, 'report dialog, setup', () =>
    page.getByRole('button', { name: 'Report a bug' }).click(),
  );
});

test('axe finds no violation in the recorder window, in light and dark', { tag: '@slow' }, async () => {
  const page = await openShop();
  const popup = await startRecording(page);
  const alone = await sharing.newPage();
  await alone.goto(`${shop.origin}/flowlens-recorder`);
  await expect(alone.getByText(/records the tab that opens it/)).toBeVisible();

  for (const colorScheme of ['light', 'dark'] as const) {
    await expectCleanForAxe(popup, `recorder window, recording, ${colorScheme}`, () =>
      popup.emulateMedia({ colorScheme }),
    );
    await expectCleanForAxe(alone, `recorder window, opened by itself, ${colorScheme}`, () =>
      alone.emulateMedia({ colorScheme }),
    );
  }
});
