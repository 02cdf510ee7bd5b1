import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import { FlowPage } from '../flow-page.js';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n')}`)).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('login, gallery, flow and failure pages are clean for axe', async ({ page, signIn }) => {
      await page.goto('/login');
      await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
      await expectNoViolations(page);

      await signIn('Ada');
      await expect(page.getByRole('article').first()).toBeVisible();
      await expectNoViolations(page);

      const flow = new FlowPage(page);
      await flow.openFromGallery(/checkout/i);
      await expect(flow.feed.getByRole('article').first()).toBeVisible();
      await flow.feed.getByRole('button', { name: 'Show details' }).first().click();
      await expectNoViolations(page);
      for (const tab of [/Comments/, 'Device Info']) {
        await page.getByRole('tab', { name: tab }).click();
        await expectNoViolations(page);
      }

      await page.goto('/no/such/page');
      await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
      await expectNoViolations(page);
    });
  });
}

test('the path from login to an error can be gone with the keyboard alone', async ({ page }) => {
  test.slow();
  await page.goto('/login');
  await focusByTab(page, 'Continue with Google');
  await page.keyboard.press('Enter');
  await focusByTab(page, /Ada/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/flowlens/);
  await focusByTab(page, /checkout/i);
  await page.keyboard.press('Enter');

  const flow = new FlowPage(page);
  await expect(flow.errorMarkers().first()).toBeVisible();
  await focusByTab(page, 'Play');
  await page.keyboard.press('Enter');
  await expect.poll(() => flow.currentTime()).toBeGreaterThan(0.5);
  await focusByTab(page, /^Error at /);
  await page.keyboard.press('Enter');
  await expect(flow.feed.locator('[data-highlighted]')).toBeFocused();
});

/** Presses Tab until the control with this name has the focus. */
async function focusByTab(page: Page, name: string | RegExp): Promise<void> {
  const control = page.getByRole('button', { name }).or(page.getByRole('link', { name })).first();
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 80; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`80 presses of Tab did not reach ${String(name)}`);
}
