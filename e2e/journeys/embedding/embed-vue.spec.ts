import { embedFlow } from '../../support/hosts/embed-flow.js';
import { type StartedHost, startHost } from '../../support/hosts/start-host.js';
import { watchFaults } from '../../support/pages/embedded-page.js';
import { expect, test } from '../../fixtures.js';

test.describe.serial('a Vue page as host', { tag: '@slow' }, () => {
  let host: StartedHost;
  let flowId = '';

  test.beforeAll(async ({ browser }) => {
    const found = await embedFlow(browser);
    flowId = found.flowId;
    host = await startHost('vue', { FLOWLENS_TOKEN: found.token });
  });
  test.afterAll(() => host.stop());

  test('binds attributes, receives events and calls methods', async ({ page }) => {
    const faults = await watchFaults(page);
    await page.goto(`${host.url}/?flow=${flowId}`);
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Show the moment' }).click();

    await expect(page.locator('output')).toHaveText('1.5 s');
    expect(faults()).toEqual([]);
  });

  test('removes the player and shows it again', async ({ page }) => {
    await page.goto(`${host.url}/?flow=${flowId}`);
    const play = page.getByRole('button', { name: 'Play', exact: true });
    await expect(play).toBeVisible();

    await page.getByRole('button', { name: 'Hide the recording' }).click();
    await expect(play).toBeHidden();
    await page.getByRole('button', { name: 'Show the recording' }).click();

    await expect(play).toBeVisible();
  });
});
