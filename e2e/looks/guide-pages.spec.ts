import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './fixtures.js';

const FOLDER = join(import.meta.dirname, '../../.storybook/pages');

/** Ids of the pages that are not about one component. */
const PAGES = globSync('*/*.mdx', { cwd: FOLDER }).map((path) => {
  const [, title = ''] = /<Meta title="([^"]+)"/.exec(readFileSync(join(FOLDER, path), 'utf8')) ?? [];
  return `${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}--docs`;
});

/** Source code in colours of Storybook, and components in their stories, which have tests of their own. */
const NOT_OURS = ['.docblock-source', '.sbdocs-preview', 'pre'];

for (const theme of ['light', 'dark'] as const) {
  for (const page of PAGES) {
    test(`${page} is accessible and links to existing pages, ${theme}`, async ({ storybook }) => {
      const ids = await storybook.ids();
      await storybook.showDocs(page, theme);

      const links = await storybook.page
        .locator('a[href*="?path=/docs/"]')
        .evaluateAll((found) => found.map((link) => link.getAttribute('href')!.split('/docs/')[1]!));
      expect(links.filter((link) => !ids.includes(link))).toEqual([]);
      const all = new AxeBuilder({ page: storybook.page }).include('#storybook-docs');
      const { violations } = await NOT_OURS.reduce((axe, part) => axe.exclude(part), all).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    });
  }
}
