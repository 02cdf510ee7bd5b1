import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.js';

test.describe('the user guide', () => {
  test('opens from the top bar, and shows its pages under its policy', async ({ page, signIn }) => {
    await signIn('Ada');
    const docs = page.getByRole('banner').getByRole('link', { name: 'Docs' });
    await expect(docs).toHaveAttribute('href', /\/docs$/);
    const opened = page.context().waitForEvent('page');
    await docs.click();
    const guide = await opened;
    const heading = (name: string) => guide.getByRole('heading', { level: 1, name });
    await expect(heading('FlowLens guide')).toBeVisible();

    const violations = watchConsole(guide);
    await guide.reload();
    for (const name of ['Watching a flow', 'Flows']) {
      await guide.getByRole('navigation', { name: 'Guide' }).getByRole('link', { name, exact: true }).click();
      await expect(heading(name)).toBeVisible();
    }
    expect(violations).toEqual([]);
  });

  // In `npm test`, `build-guide.test.ts` checks the links of the built files.
  test('has no dead link', { tag: '@slow' }, async ({ page }) => {
    const violations = watchConsole(page);
    const waiting = ['/docs/'];
    const anchors = new Map<string, Set<string>>();
    const wanted: { path: string; hash: string }[] = [];
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (anchors.has(path)) continue;
      const response = await page.goto(path);
      expect([path, response?.status()]).toEqual([path, 200]);
      anchors.set(path, new Set(await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id))));
      for (const href of await page
        .locator('a')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))) {
        const { origin, pathname, hash } = new URL(href);
        if (origin !== new URL(page.url()).origin || !pathname.startsWith('/docs')) continue;
        waiting.push(pathname);
        wanted.push({ path: pathname, hash: hash.slice(1) });
      }
    }

    expect(anchors.size).toBeGreaterThan(20);
    expect(wanted.filter(({ path, hash }) => hash !== '' && !anchors.get(path)?.has(hash))).toEqual([]);
    expect(violations).toEqual([]);
  });

  test('has its own page for 404', async ({ page }) => {
    const response = await page.goto('/docs/nothing');

    expect(response?.status()).toBe(404);
    await page.getByRole('link', { name: 'Go to the first page' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'FlowLens guide' })).toBeVisible();
  });

  for (const [width, name] of [
    [1440, 'wide'],
    [390, 'narrow'],
  ] as const) {
    test(`fits a ${name} window`, { tag: '@slow' }, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const path of ['/docs/', '/docs/recording/', '/docs/watching/', '/docs/api/', '/docs/api/flows/']) {
        await page.goto(path);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect([path, overflow]).toEqual([path, 0]);
      }
    });
  }
});

/** Records the messages of a page's console, where browsers report violations of the content security policy. */
function watchConsole(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  return messages;
}
