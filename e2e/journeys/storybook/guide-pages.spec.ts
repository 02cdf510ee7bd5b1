import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test as base } from '@playwright/test';
import { serveStorybook } from '../../support/hosts/serve-storybook.js';

const FOLDER = join(import.meta.dirname, '../../../.storybook/pages');

/** Ids of the pages that are not about one component. */
const PAGES = globSync('*/*.mdx', { cwd: FOLDER }).map((path) => {
  const [, title = ''] = /<Meta title="([^"]+)"/.exec(readFileSync(join(FOLDER, path), 'utf8')) ?? [];
  return `${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}--docs`;
});

/** Source code in colours of Storybook, and components in their stories, which have tests of their own. */
const NOT_OURS = ['.docblock-source', '.sbdocs-preview', 'pre'];

/** Tests of the built Storybook, on one page for each worker, because its scripts take long to compile. */
const test = base.extend<object, { storybook: { page: Page; url: string } }>({
  storybook: [
    async ({ browser }, use) => {
      await using built = await serveStorybook();
      const page = await browser.newPage({ reducedMotion: 'reduce' });
      await use({ page, url: built.url });
      await page.close();
    },
    { scope: 'worker' },
  ],
});

for (const theme of ['light', 'dark']) {
  for (const id of PAGES) {
    test(`${id} is accessible and links to existing pages, ${theme}`, async ({ storybook: { page, url } }) => {
      const index = (await (await fetch(`${url}/index.json`)).json()) as { entries: object };
      const address = new URLSearchParams({ id, viewMode: 'docs', globals: `theme:${theme}` });
      await page.goto(`${url}/iframe.html?${address.toString()}`);
      await page.locator('#storybook-docs h1').waitFor();

      const links = await page
        .locator('a[href*="?path=/docs/"]')
        .evaluateAll((found) => found.map((link) => link.getAttribute('href')!.split('/docs/')[1]!));
      expect(links.filter((link) => !(link in index.entries))).toEqual([]);
      const all = new AxeBuilder({ page }).setLegacyMode().include('#storybook-docs');
      const { violations } = await NOT_OURS.reduce((axe, part) => axe.exclude(part), all).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    });
  }
}
