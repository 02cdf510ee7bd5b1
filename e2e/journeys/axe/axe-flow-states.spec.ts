import type { Page } from '@playwright/test';
import { addFlow } from '../../support/product/add-flow.js';
import { expect, expectCleanForAxe, test } from '../../support/keyboard/axe.js';
import { FlowPage } from '../../support/pages/flow-page.js';
import { delayResponses } from '../../support/browser/delay-responses.js';
import { newPerson } from '../../support/product/people.js';

test.slow();

/** Makes the server report this status of a flow's video. */
async function answerStatus(page: Page, recording_status: string): Promise<void> {
  await page.unrouteAll({ behavior: 'wait' });
  await page.route(/\/flowlens\/flow\/[\w-]+(\/recording-status)?$/, async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.continue();
    const response = await route.fetch();
    const flow = (await response.json()) as object;
    return route.fulfill({ response, json: { ...flow, recording_status } });
  });
  await page.reload();
}

test('axe finds no violation on the page of a flow without its video', { tag: '@slow' }, async ({ browser }) => {
  const { page } = await newPerson(browser, 'Walt');
  const title = await addFlow(page, 'Awaited');
  await expectCleanForAxe(page, 'flow, video queued', async () => {
    await new FlowPage(page).openFromGallery(title);
    await expect(page.getByText('Video Queued')).toBeVisible();
  });
  await expectCleanForAxe(page, 'flow, no comments', async () => {
    await page.getByRole('tab', { name: /Comments/ }).click();
    await expect(page.getByText('No comments yet')).toBeVisible();
  });
  await expectCleanForAxe(page, 'flow, nothing to draw', async () => {
    await page.getByRole('tab', { name: 'Sequence' }).click();
    await expect(page.getByText('Nothing to draw')).toBeVisible();
  });
  await expectCleanForAxe(page, 'flow, video in processing', async () => {
    await answerStatus(page, 'in_progress');
    await expect(page.getByText('Processing Video')).toBeVisible();
  });
  await expectCleanForAxe(page, 'flow, video failed', async () => {
    await answerStatus(page, 'failed');
    await expect(page.getByText('Video processing failed')).toBeVisible();
  });
  await expectCleanForAxe(page, 'flow that does not exist', async () => {
    await page.goto('/flowlens/flow/00000000-0000-4000-8000-000000000000');
    await expect(page.getByRole('alert').getByText('Failed to load flow details')).toBeVisible();
  });
});

test(
  'axe finds no violation on the page of a flow that is loading or partly failed to load',
  { tag: '@slow' },
  async ({ page, signIn }) => {
    await signIn('Ben');
    await new FlowPage(page).openFromGallery(/sorting/i);
    await page.route(/\/blobs\//, (route) =>
      route.request().resourceType() === 'media'
        ? route.fulfill({ contentType: 'video/mp4', body: 'no video' })
        : route.fulfill({ status: 404, body: '' }),
    );
    const held = await delayResponses(page, (url) => url.pathname.startsWith('/flowlens/flow/'));
    await expectCleanForAxe(page, 'flow, loading', async () => {
      await page.reload();
      await expect(page.getByText('Fetching flow details...')).toBeVisible();
    });
    await expectCleanForAxe(page, 'flow, neither video nor timeline', async () => {
      held.release();
      await expect(page.getByText('The video cannot be played')).toBeVisible();
      await expect(page.getByRole('alert').filter({ hasText: 'Error loading timeline:' })).toBeVisible();
    });
  },
);
