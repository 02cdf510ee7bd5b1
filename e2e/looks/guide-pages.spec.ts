import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './fixtures.js';

/** Pages of documentation that are not about one component; a story is tested by the step “stories”. */
const PAGES = /^(guide|hooks)-.*--docs$/;

/** Source code in colours of Storybook, and components in their stories, which have tests of their own. */
const NOT_OURS = ['.docblock-source', '.sbdocs-preview', 'pre'];

test('the guide and the hooks have pages', async ({ storybook }) => {
  const pages = (await storybook.ids()).filter((id) => PAGES.test(id));

  expect(pages).toEqual(expect.arrayContaining(['guide-introduction--docs', 'hooks-flows--docs']));
  expect(pages.length).toBeGreaterThan(9);
});

for (const theme of ['light', 'dark'] as const) {
  test(`pages of the guide are accessible and link to existing pages, ${theme}`, async ({ storybook }) => {
    const ids = await storybook.ids();
    for (const id of ids.filter((one) => PAGES.test(one))) {
      await storybook.showDocs(id, theme);

      const links = await storybook.page
        .locator('a[href*="?path=/docs/"]')
        .evaluateAll((found) => found.map((link) => link.getAttribute('href')!.split('/docs/')[1]!));
      expect(links.filter((link) => !ids.includes(link))).toEqual([]);
      const page = new AxeBuilder({ page: storybook.page }).include('#storybook-docs');
      const { violations } = await NOT_OURS.reduce((axe, part) => axe.exclude(part), page).analyze();
      expect(violations.map(({ id: rule, nodes }) => [id, rule, nodes.map(({ html }) => html)])).toEqual([]);
    }
  });
}
