import type { Page } from '@playwright/test';
import { callApi } from '../../support/product/add-flows.js';
import { expect, test } from '../../fixtures.js';
import { FlowPage } from '../../support/pages/flow-page.js';
import { waitForTransient } from '../../support/browser/wait-for-transient.js';
import { watchShifts } from '../../support/browser/watch-shifts.js';

const CAUSE = "TypeError: Cannot read properties of undefined (reading 'price')";
/** More than this is a noticeable jump. */
const SHIFT_MAX = 0.01;

async function openEventFromCard(page: Page, flow: FlowPage) {
  const card = page.getByRole('region', { name: 'What went wrong' });
  const incident = card.getByRole('listitem').first().getByRole('button');
  for (const text of ['/orders', '500', '2×', CAUSE, 'After: Clicked button "Pay €86"'])
    await expect(incident).toContainText(text);
  await expect(incident).toBeInViewport({ ratio: 1 });

  await incident.click();

  const row = flow.row(/POST .*\/api\/orders/).first();
  await expect(row).toBeFocused();
  await expect(row.getByRole('button', { name: 'Hide details' })).toBeVisible();
  await expect(row).toBeInViewport();
  await expect.poll(() => flow.currentTime()).toBeCloseTo(34.07, 0);
}

test.describe('what went wrong', () => {
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
  ] as const)
    test(`is on the page of a flow after one press in the gallery, ${width} pixels wide`, async ({ page, signIn }) => {
      await page.setViewportSize({ width, height });
      const flow = new FlowPage(page);
      await signIn('Ada');
      await flow.openFromGallery(/checkout/i);

      await openEventFromCard(page, flow);
    });

  test('is on the page of a public link too', async ({ page, signIn }) => {
    const flow = new FlowPage(page);
    await signIn('Ada');
    await flow.openFromGallery(/checkout/i);
    const flowId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const { share_url } = await callApi<{ share_url: string }>(page, `/flowlens/flow/${flowId}/share`, {});

    await page.goto(share_url);

    await openEventFromCard(page, flow);
  });

  test('is copied with the steps and a link to the moment', async ({ page, signIn }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const flow = new FlowPage(page);
    await signIn('Ada');
    await flow.openFromGallery(/checkout/i);

    const copied = waitForTransient(page, 'button', 'Copied');
    await page.getByRole('button', { name: 'Copy summary' }).click();

    await copied;
    const summary = await page.evaluate(() => navigator.clipboard.readText());
    expect(summary).toContain('Checkout fails with 500 on Pay');
    expect(summary).toContain(CAUSE);
    expect(summary).toContain('clicked button "Pay €86"');
    expect(summary).toContain(`Recording: <${page.url()}?t=34>`);
  });

  test('appears below the video without moving anything', async ({ page, signIn }) => {
    const flow = new FlowPage(page);
    await signIn('Ada');
    await flow.openFromGallery(/checkout/i);
    const shifted = await watchShifts(page);

    await page.reload();

    await expect(page.getByText(CAUSE)).toBeVisible();
    await expect(flow.feed).toHaveAttribute('aria-busy', 'false');
    expect(await shifted()).toBeLessThan(SHIFT_MAX);
  });
});
