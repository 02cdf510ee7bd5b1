import { watchFaults } from '../../support/pages/embedded-page.js';
import { embedFlow } from '../../support/hosts/embed-flow.js';
import { expect, test } from '../../fixtures.js';
import { type StartedHost, startHost } from '../../support/hosts/start-host.js';

test.describe.serial('a Next.js host', { tag: '@slow' }, () => {
  let host: StartedHost;
  let flowId = '';

  test.beforeAll(async ({ browser }) => {
    const found = await embedFlow(browser);
    flowId = found.flowId;
    host = await startHost('next', { FLOWLENS_EMBED_KEY: found.embedKey });
  });
  test.afterAll(() => host.stop());

  test('renders the flow in a server component, without scripts', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${host.url}/?flow=${flowId}`);

    await expect(page.getByText(/checkout.*, recorded by .* \([A-Z]+\)/i)).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: /checkout/i })).toBeVisible();
    await context.close();
  });

  test('hydrates the server’s markup without a mismatch or another request for the flow', async ({ page }) => {
    const faults = await watchFaults(page);
    const reads: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith(`/flow/${flowId}`)) reads.push(request.method());
    });
    await page.goto(`${host.url}/?flow=${flowId}`);

    await expect(page.getByRole('heading', { level: 2, name: /checkout/i })).toBeVisible();
    await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
    expect(faults()).toEqual([]);
    expect(reads).toEqual([]);
  });
});
