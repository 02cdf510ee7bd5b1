import { expect, test } from '../../fixtures.js';
import { FlowPage } from '../../support/pages/flow-page.js';
import { waitForTransient } from '../../support/browser/wait-for-transient.js';

test('the sequence diagram of a flow is drawn, opens events, and is copied and saved', async ({
  page,
  context,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn('Ben');
  await new FlowPage(page).openFromGallery(/checkout/i);

  await page.getByRole('tab', { name: 'Sequence' }).click();
  const messages = page.getByRole('list', { name: 'Messages' });
  const failure = messages.getByRole('button', { name: / 5\d\d · \d+ ms / }).first();
  await expect(failure).toBeVisible();

  const panel = page.getByRole('tabpanel', { name: 'Sequence' });
  const copied = waitForTransient(page, '[role="tabpanel"] button', 'Copied!');
  await panel.getByRole('button', { name: 'Copy' }).click();
  await copied;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^sequenceDiagram\s+participant Browser[^]*H\d+--(>>|x)Browser: (5\d\d|failed)/,
  );

  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Download .mmd' }).click();
  expect((await download).suggestedFilename()).toMatch(/checkout.*\.mmd$/i);

  await failure.click();
  await expect(page.getByRole('tab', { name: 'Timeline' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('article', { name: /, 5\d\d/ }).and(page.locator(':focus'))).toBeVisible();
});
