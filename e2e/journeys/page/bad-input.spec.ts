import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Route } from '@playwright/test';
import { expect, test } from '../../fixtures.js';
import { FlowPage } from '../../support/pages/flow-page.js';

const FORMAT_ERROR = 'Data format error: Timeline data is not in the expected JSON format.';
const NETWORK_ERROR = 'Network error: Unable to download timeline data. Please check your connection.';

/** Replaces the server's response to the timeline download; everything else is real. */
async function replaceTimeline(page: Page, respond: (route: Route) => Promise<void>): Promise<void> {
  await page.route(/\/blobs\/[^?]*\?/, async (route) => {
    if (route.request().resourceType() === 'fetch') await respond(route);
    else await route.continue();
  });
}

const FAILURES: { name: string; text: string; respond: (route: Route) => Promise<void> }[] = [
  {
    name: 'that is truncated',
    text: FORMAT_ERROR,
    respond: async (route) => {
      const whole = await (await route.fetch()).text();
      await route.fulfill({ contentType: 'application/json', body: whole.slice(0, whole.length / 2) });
    },
  },
  {
    name: 'that is a page of HTML',
    text: FORMAT_ERROR,
    respond: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Proxy error' }),
  },
  {
    name: 'that is empty',
    text: FORMAT_ERROR,
    respond: (route) => route.fulfill({ contentType: 'application/json', body: '' }),
  },
  {
    name: 'that is not there',
    text: 'Error loading timeline:',
    respond: (route) => route.fulfill({ status: 404, contentType: 'application/problem+json', body: '{}' }),
  },
  { name: 'that cannot be reached', text: NETWORK_ERROR, respond: (route) => route.abort('connectionrefused') },
];

test.describe('with bad input', () => {
  for (const { name, text, respond } of FAILURES) {
    const tag = name === 'that is truncated' ? [] : '@slow';
    test(
      `a timeline ${name} shows an error in its panel, and the video still plays`,
      { tag },
      async ({ page, signIn }) => {
        const flow = new FlowPage(page);
        await replaceTimeline(page, respond);
        await signIn('Ada');
        await flow.openFromGallery(/checkout/i);

        await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
        await flow.playAndSeeItAdvance();
      },
    );
  }

  test.describe('from another origin', () => {
    // The strict policy of the app would stop the download before CORS can.
    test.use({ bypassCSP: true });

    test(
      'a timeline blocked by CORS shows an error in its panel, and the video still plays',
      { tag: '@slow' },
      async ({ page, signIn }) => {
        const elsewhere = createServer((_request, response) => response.end('[]')).listen(0, '127.0.0.1');
        await page.route(/\/flowlens\/flow\/[\w-]+$/, async (route) => {
          if (route.request().resourceType() !== 'fetch') return route.continue();
          const response = await route.fetch();
          const { port } = elsewhere.address() as AddressInfo;
          const flow = {
            ...((await response.json()) as object),
            timeline_url: `http://127.0.0.1:${port}/timeline.json`,
          };
          await route.fulfill({ response, json: flow });
        });
        const flow = new FlowPage(page);
        await signIn('Ada');
        await flow.openFromGallery(/checkout/i);

        await expect(page.getByRole('alert').filter({ hasText: 'CORS error' })).toBeVisible();
        await flow.playAndSeeItAdvance();
        elsewhere.close();
      },
    );
  });

  test('a video that fails leaves markers and timeline usable', async ({ page, signIn }) => {
    await page.route(/\/blobs\//, async (route) => {
      if (route.request().resourceType() === 'media')
        await route.fulfill({ contentType: 'video/mp4', body: 'no video' });
      else await route.continue();
    });
    const flow = new FlowPage(page);
    await signIn('Ada');
    await flow.openFromGallery(/checkout/i);

    await expect(page.getByText('The video cannot be played')).toBeVisible();
    const highlighted = flow.highlightedRow();
    await flow.errorMarkers().first().click();
    await expect(await highlighted).toBeVisible();
  });

  test('an unknown flow shows an error with a way back', async ({ page, signIn }) => {
    await signIn('Ada');
    await page.goto('/flowlens/flow/00000000-0000-4000-8000-000000000000');

    await expect(page.getByRole('alert').getByText('Failed to load flow details')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Ask the person who sent you the link.');
    await expect(page).toHaveTitle('Failed to load flow details · FlowLens');
    await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Debug with AI' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Link to Jira' })).toBeDisabled();
    await page.getByRole('link', { name: '← Back to Gallery' }).click();
    await expect(page).toHaveURL(/\/flowlens(\?|$)/);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('an unknown address shows a way home', async ({ page }) => {
    await page.goto('/no/such/page');

    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Go Back' })).toBeVisible();
  });
});
