import type { Locator, Page } from '@playwright/test';
import { callApi } from '../../support/product/add-flows.js';
import { expect, expectCleanForAxe, test } from '../../support/keyboard/axe.js';

test.slow();

/** Looks of the product with the names of their controls. Fewer pages suffice if mainly texts or positions differ. */
const LOOKS = {
  'on a dark page': { use: { colorScheme: 'dark' } },
  'in a window of 390 pixels': { use: { viewport: { width: 390, height: 844 } } },
  'in German': { brief: true, use: { locale: 'de-AT' }, settings: 'Projekteinstellungen' },
  'from right to left': { brief: true, rtl: true, use: {} },
  'with the colours of the system': { brief: true, use: { forcedColors: 'active' } },
} as const;

/** Signs in in any language: a login page has one button, and the issuer's page is English. */
async function signInAnywhere(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('main').getByRole('button').click();
  await page.getByRole('button', { name: 'Ada' }).click();
  await expect(page.getByRole('article')).toHaveCount(3);
}

for (const [name, look] of Object.entries(LOOKS)) {
  test.describe(name, { tag: '@slow' }, () => {
    test.use(look.use);

    test('axe finds no violation on the main pages', async ({ page }) => {
      const dialog = page.getByRole('dialog');
      const event = page.getByRole('feed').getByRole('article').first();
      const { settings } = { settings: 'Project Settings', ...look };
      const clean = (state: string, address: string, shown: Locator) =>
        expectCleanForAxe(page, `${state}, ${name}`, async () => {
          await page.goto(address);
          await expect(shown).toBeVisible();
        });
      if ('rtl' in look) {
        await page.addInitScript(() =>
          document.addEventListener('readystatechange', () => (document.documentElement.dir = 'rtl')),
        );
      }

      await signInAnywhere(page);
      await clean('gallery', '/flowlens', page.getByRole('article').first());
      await expectCleanForAxe(page, `settings, ${name}`, async () => {
        await page.getByRole('button', { name: settings }).click();
        await dialog.getByRole('tab').nth(2).click();
        await expect(dialog.getByRole('textbox').first()).toBeVisible();
      });
      await expectCleanForAxe(page, `recordings of guests, ${name}`, async () => {
        await dialog.getByRole('tab').nth(3).click();
        await expect(dialog.getByRole('switch')).toBeVisible();
      });
      await page.keyboard.press('Escape');
      const address = (await page.getByRole('link', { name: /checkout/i }).getAttribute('href')) ?? '';
      await clean('flow', address, event);
      await expectCleanForAxe(page, `details of an event, ${name}`, async () => {
        await event.getByRole('button').last().click();
        await expect(event.getByRole('group').first()).toBeVisible();
      });
      await clean('Jira', `${address}/link-to-jira`, dialog);
      if ('brief' in look) return;

      for (const tab of ['timeline-comments', 'device-info', 'sequence']) {
        await clean(`flow, ${tab}`, `${address}?tab=${tab}`, page.getByRole('tabpanel'));
      }
      await expectCleanForAxe(page, `sharing, ${name}`, async () => {
        await page.getByRole('button', { name: 'Share', exact: true }).click();
        await expect(dialog.getByRole('button', { name: /^Share Public/ })).toBeVisible();
      });
      await clean('setup wizard', '/flowlens/setup-wizard', dialog);
      await clean('recording', '/flowlens/record', page.getByRole('button', { name: 'Start recording' }));
      const flowId = address.split('/').at(-1) ?? '';
      const { share_url } = await callApi<{ share_url: string }>(page, `/flowlens/flow/${flowId}/share`, {});
      await clean('shared flow', share_url, event);
      await clean('shared flow, dead link', '/shared/flow/none', page.getByRole('alert'));
      await clean('page not found', '/no/such/page', page.getByRole('heading', { level: 1 }));
      await page.evaluate(() => localStorage.clear());
      await clean('login', '/login', page.getByRole('heading', { level: 1 }));
    });
  });
}
