import type { Page, Worker } from '@playwright/test';
import { expectCleanForAxe } from '../../../../e2e/support/keyboard/axe.js';
import { expectCleanInBothThemes } from '../support/expect-clean-in-both-themes.js';
import { expect, send, recordShop, startRecording, stopRecording, test } from '../support/fixtures.js';
import { inOffscreenDocument } from '../support/offscreen-document.js';
import { readLoudness } from '../support/read-video.js';
import type { StoredFlow } from '../support/server.js';

const say = (page: Page, message: string) => page.evaluate((text) => console.warn(text), message);
const messagesOf = ({ timeline }: StoredFlow) =>
  timeline.flatMap(({ console_warn_data: data }) => (data as { message: string } | undefined)?.message ?? []);
const notesOf = ({ timeline }: StoredFlow) =>
  timeline.flatMap(({ recorder_mark_data: data }) => (data as { note: string } | undefined)?.note ?? []);
const reasonsOf = ({ timeline }: StoredFlow) =>
  timeline.flatMap(({ recorder_gap_data: data }) => (data as { reason: string } | undefined)?.reason ?? []);

/** No test can press keys that the browser itself takes, so the command arrives as the browser delivers it. */
async function runCommand(worker: Worker, command: string, url: string): Promise<void> {
  await worker.evaluate(
    `chrome.tabs.query({}).then((tabs) => chrome.commands.onCommand.dispatch(${JSON.stringify(command)}, tabs.find((tab) => tab.url?.startsWith(${JSON.stringify(url)}))))`,
  );
}

const badge = (worker: Worker) => worker.evaluate<string>('chrome.action.getBadgeText({})');

test('nothing is recorded during a pause, and a marked moment keeps its note', async ({
  opened,
  server,
  shop,
  email,
  popup,
}) => {
  const page = await opened.context.newPage();
  await page.goto(shop.url);
  await startRecording(popup);
  await say(page, 'before the pause');
  await expect.poll(() => badge(opened.worker)).toMatch(/^\d+:\d\d$/);
  await popup.getByRole('textbox', { name: 'Note' }).fill('Here the total is wrong');
  await popup.getByRole('button', { name: 'Mark this moment' }).click();
  await page.waitForTimeout(500);
  await popup.getByRole('button', { name: 'Pause' }).click();
  await expect.poll(() => badge(opened.worker)).toBe('II');
  await expectCleanInBothThemes(popup, 'paused popup');
  await say(page, 'while paused');
  await page.waitForTimeout(1_500);
  await popup.getByRole('button', { name: 'Resume' }).click();
  await say(page, 'after the pause');
  await page.waitForTimeout(1_000);

  const flow = await server.readFlow(email, await send(await stopRecording(popup), 'Paused'));
  expect(messagesOf(flow)).toEqual(['before the pause', 'after the pause']);
  expect(notesOf(flow)).toEqual(['Here the total is wrong']);
  expect(reasonsOf(flow)).toContain('paused');
});

test(
  'keyboard commands start a recording, mark a moment and stop',
  { tag: '@slow' },
  async ({ opened, server, shop, email, popup }) => {
    const page = await opened.context.newPage();
    await page.goto(shop.url);
    await runCommand(opened.worker, 'toggle-recording', shop.url);
    await expect(popup.getByRole('button', { name: 'Stop and review' })).toBeEnabled();
    await say(page, 'started from the keyboard');
    await runCommand(opened.worker, 'mark-moment', shop.url);
    await page.waitForTimeout(1_000);
    const reviewing = opened.context.waitForEvent('page');
    await runCommand(opened.worker, 'toggle-recording', shop.url);

    const flow = await server.readFlow(email, await send(await reviewing, 'From the keyboard'));
    expect(messagesOf(flow)).toEqual(['started from the keyboard']);
    expect(notesOf(flow)).toEqual(['']);
  },
);

test(
  'the sound of the tab is recorded',
  { tag: '@slow' },
  async ({ opened: { context }, server, shop, email, popup }) => {
    const page = await context.newPage();
    await page.goto(shop.url);
    await popup.getByRole('checkbox', { name: 'Record the sound of the tab' }).check();
    await startRecording(popup);
    await page.evaluate('play()');
    await page.waitForTimeout(3_000);
    const review = await stopRecording(popup);
    const { video } = await server.readFlow(email, await send(review, 'With sound'));
    expect(await readLoudness(review, video)).toBeGreaterThan(0.1);
  },
);

test(
  'a page asks for microphone access on behalf of the hidden recording page',
  { tag: '@slow' },
  async ({ opened, shop, popup }) => {
    await (await opened.context.newPage()).goto(shop.url);
    await popup.getByRole('checkbox', { name: 'Record the microphone' }).check();
    const asking = opened.context.waitForEvent('page');
    await popup.getByRole('button', { name: 'Record this tab' }).click();
    await expect(popup.getByText('The microphone cannot be used.')).toBeVisible();
    const ask = await asking;
    await expectCleanForAxe(ask, 'page that asks for the microphone', () =>
      expect(ask.getByRole('heading', { name: 'Allow the microphone' })).toBeVisible(),
    );
  },
);

test(
  'a static page is not reported as a stalled capture, and its video lasts as long as the recording',
  { tag: '@slow' },
  async ({ opened: { context }, server, shop, email, popup }) => {
    const page = await context.newPage();
    await page.goto(`${shop.url}/still`);
    await startRecording(popup);
    // The recorder asks the page to paint after three seconds, and gives it two.
    await page.waitForTimeout(8_000);
    await say(page, 'at the end');
    const review = await stopRecording(popup);
    const flow = await server.readFlow(email, await send(review, 'Nothing moves'));
    expect(flow.status).toBe('completed');
    expect(reasonsOf(flow)).toEqual([]);
    expect(messagesOf(flow)).toEqual(['at the end']);
  },
);

/** Keeps frames from the encoder until `release()`, like a browser whose capture has stalled. */
const STALL = `(() => {
  const { read } = ReadableStreamDefaultReader.prototype;
  const { promise, resolve } = Promise.withResolvers();
  globalThis.release = resolve;
  ReadableStreamDefaultReader.prototype.read = async function () {
    await promise;
    return Reflect.apply(read, this, []);
  };
})()`;

test(
  'a stalled capture is reported and leaves a gap',
  { tag: '@slow' },
  async ({ opened: { context }, server, shop, email, popup }) => {
    const page = await recordShop({ context, shop, popup });
    await page.waitForTimeout(1_000);
    await inOffscreenDocument(context, STALL);
    const note = popup.getByText('Your browser delivers no picture of this tab right now.');
    await expect(note).toBeVisible();
    await say(page, 'while stalled');
    await inOffscreenDocument(context, 'release()');
    await expect(note).toBeHidden();
    await page.waitForTimeout(1_000);

    const flow = await server.readFlow(email, await send(await stopRecording(popup), 'Stalled'));
    expect(messagesOf(flow)).toEqual(['while stalled']);
    const gap = flow.notes.find(({ code }) => code === 'video_stalled');
    expect(gap?.for_ms).toBeGreaterThan(4_500);
  },
);

test(
  'a click in a closed shadow root names the button, even on a page opened before the recording',
  { tag: '@slow' },
  async ({ opened: { context }, server, shop, email, popup }) => {
    const page = await recordShop({ context, shop, popup });
    await page.locator('x-closed').click();
    await page.waitForTimeout(1_000);
    const { timeline } = await server.readFlow(email, await send(await stopRecording(popup), 'Closed root'));
    const click = timeline.find(({ type }) => type === 'dom_action');
    expect(click).toMatchObject({ action_type: 'click', target: { tagName: 'BUTTON', name: 'Within a closed root' } });
  },
);

test('masks and the strict privacy level of the settings apply to a recording', async ({
  opened: { context },
  server,
  shop,
  email,
  popup,
}) => {
  await popup.evaluate(() => chrome.storage.local.set({ settings: { privacyLevel: 'strict', masks: ['.bank-data'] } }));
  const page = await recordShop({ context, shop, popup });
  await page.reload();
  await expect.poll(() => page.locator('#iban').evaluate((field) => getComputedStyle(field).filter)).toMatch(/^blur/);
  await page.getByRole('button', { name: 'Order' }).click();
  await expect(page.getByText('Ordered order-77')).toBeVisible();
  await page.waitForTimeout(1_000);
  const { timeline } = await server.readFlow(email, await send(await stopRecording(popup), 'Strict'));
  const text = JSON.stringify(timeline);
  expect(text).toContain('/api/orders');
  for (const value of ['tide-vase', 'The order failed']) expect(text).not.toContain(value);
});
