import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../../fixtures.js';
import { embedFlow } from '../../support/hosts/embed-flow.js';
import { scaffoldedApp } from '../../support/hosts/scaffolded-app.js';
import type { ScaffoldName } from '../../support/hosts/start-host.js';
import { watchFaults } from '../../support/pages/embedded-page.js';

const APPS: readonly ScaffoldName[] = ['create-vite', 'create-next'];

for (const name of APPS) {
  test.describe.serial(`an app of @flowlens/create (${name})`, { tag: name === 'create-next' ? '@slow' : [] }, () => {
    const app = scaffoldedApp(name);
    let flowId = '';
    let embedKey = '';

    test.beforeAll(async ({ browser }) => {
      ({ flowId, embedKey } = await embedFlow(browser));
      await app.setUp(embedKey);
    });

    test('shows a flow in development', async ({ page }) => {
      test.setTimeout(180_000);
      const host = await app.start('dev');
      try {
        const faults = await watchFaults(page);
        await page.goto(`${host.url}/`);
        await expect(page.getByText('Add ?flow= and the id of a flow')).toBeVisible();

        await page.goto(`${host.url}/?flow=${flowId}`);

        await expect(page.getByRole('heading', { name: /checkout/i })).toBeVisible();
        await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
        expect(faults()).toEqual([]);
      } finally {
        await host.stop();
      }
    });

    test('gives nobody a token in production, until currentUser is replaced', async ({ page, request }) => {
      test.setTimeout(300_000);
      // Built together with the other hosts; only pages need the settings of this run.
      const refusing = await app.start('production');
      try {
        const answer = await request.get(`${refusing.url}/flowlens-token`);

        expect(answer.status()).toBe(500);
        expect(await answer.text()).toBe('No FlowLens token. The log of the server says why.');
      } finally {
        await refusing.stop();
      }

      await app.replaceCurrentUser();
      await app.build();
      const host = await app.start('production');
      try {
        await page.goto(`${host.url}/?flow=${flowId}`);

        await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
      } finally {
        await host.stop();
      }
    });

    test('has no embed key in the files for browsers', async () => {
      const files = await readdir(app.pages, { recursive: true, withFileTypes: true });
      const texts = await Promise.all(
        files.filter((file) => file.isFile()).map((file) => readFile(join(file.parentPath, file.name), 'utf8')),
      );

      expect(texts.some((text) => text.includes(process.env.E2E_URL ?? ''))).toBe(true);
      expect(texts.filter((text) => text.includes(embedKey))).toEqual([]);
    });
  });
}
