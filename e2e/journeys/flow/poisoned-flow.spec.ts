import type { Page } from '@playwright/test';
import { addRecording } from '../../support/product/add-recording.js';
import { callApi } from '../../support/product/add-flows.js';
import { expect, test } from '../../fixtures.js';
import { FlowPage } from '../../support/pages/flow-page.js';
import { newPerson } from '../../support/product/people.js';
import { poisonedEvents, RUNNING_TEXTS } from '../../support/events/poisoned-events.js';

const ROWS_OPENED = 24;

/** Records everything that a page runs, requests or creates that only recorded data can have caused. */
async function watchDamage(page: Page): Promise<() => Promise<string[]>> {
  const damage: string[] = [];
  const { origin } = new URL(process.env.E2E_URL ?? '');
  page.on('dialog', (dialog) => {
    damage.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) damage.push(`request: ${request.url()}`);
  });
  page.on('popup', (popup) => damage.push(`popup: ${popup.url()}`));
  return async () => {
    const inPage = await page.evaluate(() => [
      ...('ranFromData' in window ? ['a script of the data ran'] : []),
      ...[...document.querySelectorAll('body script:not([src]), body iframe, body [onerror], body [onload]')].map(
        ({ tagName, className }) => `made from data: ${tagName} ${String(className)}`,
      ),
      ...[...document.querySelectorAll('a[href]')]
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => /^\s*(javascript|data|vbscript):/i.test(href)),
    ]);
    return [...damage, ...inPage];
  };
}

async function openRows(flow: FlowPage): Promise<void> {
  const rows = flow.feed.getByRole('article');
  await rows.first().focus();
  for (let row = 0; row < ROWS_OPENED; row += 1) {
    await flow.feed.page().keyboard.press('Enter');
    await flow.feed.page().keyboard.press('ArrowDown');
  }
  await expect(flow.feed.getByRole('button', { name: 'Hide details' }).first()).toBeVisible();
}

test('a flow with malicious content runs no script in any view', async ({ browser }) => {
  test.slow();
  const { page } = await newPerson(browser, 'Mallory');
  const damage = await watchDamage(page);
  const address = await addRecording(page, '<img src=x onerror=alert(1)>', poisonedEvents());
  const flowId = address.split('/').at(-1) ?? '';
  for (const content of RUNNING_TEXTS)
    await callApi(page, '/flowlens/flow/comment', { flow_id: flowId, content, timestamp: 1 });
  const flow = new FlowPage(page);

  await test.step('in the gallery', async () => {
    await page.reload();
    await expect(page.getByRole('link', { name: '<img src=x onerror=alert(1)>' })).toBeVisible();
  });

  await test.step('in the timeline and its details', async () => {
    await page.goto(address);
    await expect(flow.feed).toHaveAttribute('aria-busy', 'false');
    await openRows(flow);
    await page.getByRole('searchbox', { name: 'Search events' }).fill('previous instructions');
    await flow.filtered();
    await openRows(flow);
  });

  await test.step('in comments, device info and the diagram', async () => {
    await page.getByRole('tab', { name: /Comments/ }).click();
    const comments = page.getByRole('tabpanel', { name: 'Comments' });
    await expect(comments.getByText(RUNNING_TEXTS[0] ?? '')).toBeVisible();
    await page.getByRole('tab', { name: 'Device Info' }).click();
    await page.getByRole('tab', { name: 'Sequence' }).click();
    await expect(page.getByRole('list', { name: 'Messages' })).toBeVisible();
  });
  expect(await damage()).toEqual([]);

  await test.step('on the public page, for somebody else', async () => {
    const { share_url } = await callApi<{ share_url: string }>(page, `/flowlens/flow/${flowId}/share`, {});
    const stranger = await (await browser.newContext()).newPage();
    const strangerDamage = await watchDamage(stranger);
    await stranger.goto(share_url);
    const shared = new FlowPage(stranger);
    await expect(shared.feed).toHaveAttribute('aria-busy', 'false');
    await openRows(shared);
    expect(await strangerDamage()).toEqual([]);
  });
});
