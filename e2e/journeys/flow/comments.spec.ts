import type { Page } from '@playwright/test';
import { signInByCall } from '../../support/product/sign-in-by-call.js';
import { emailOf, expect, test } from '../../fixtures.js';
import { extendUndo } from '../../support/browser/extend-undo.js';
import { FlowPage } from '../../support/pages/flow-page.js';
import { uniqueText } from '../../support/product/unique-text.js';

const comment = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

async function openComments(page: Page): Promise<FlowPage> {
  const flow = new FlowPage(page);
  await flow.openFromGallery(/chat/i);
  await page.getByRole('tab', { name: /Comments/ }).click();
  return flow;
}

async function addComment(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'New comment' }).fill(text);
  await page.getByRole('button', { name: 'Add Comment' }).click();
  await expect(comment(page, text)).toBeVisible();
}

test.describe('comments', () => {
  test('keep the time of the video and link back to it', async ({ page, signIn }) => {
    const text = uniqueText('The chat is silent from here on');
    await signIn('Ada');
    const flow = await openComments(page);
    await flow.seek(3.2);
    await expect(page.getByRole('button', { name: 'Keep this comment at 0:03' })).toBeVisible();

    await addComment(page, text);
    await flow.seek(0);
    await comment(page, text).getByRole('button', { name: '0:03' }).click();

    await expect.poll(() => flow.currentTime()).toBeCloseTo(3, 1);
  });

  test('appear after Refresh in the top bar when others wrote them', { tag: '@slow' }, async ({ page, signIn }) => {
    const text = uniqueText('Seen elsewhere');
    await signIn('Ada');
    const flow = await openComments(page);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByRole('tab', { name: /Comments/ }).click();
    await addComment(other, text);
    await flow.seek(2);

    await page.getByRole('banner').getByRole('button', { name: 'Refresh' }).click();

    await expect(comment(page, text)).toBeVisible();
    expect(await flow.currentTime()).toBeCloseTo(2, 1);
  });

  test(
    'are edited with Enter, restored with Escape, and kept as a draft',
    { tag: '@slow' },
    async ({ page, signIn }) => {
      const text = uniqueText('Edit me');
      await signIn('Ben');
      await openComments(page);
      await addComment(page, text);
      const row = comment(page, text);
      const edit = row.getByRole('button', { name: /^Edit comment/ });
      const field = page.getByRole('textbox', { name: 'Comment', exact: true });

      await edit.click();
      await field.press('Enter');
      await expect(page.getByText('Comment cannot be the same')).toBeVisible();
      await field.fill('');
      await field.press('Enter');
      await expect(page.getByText('Comment cannot be empty')).toBeVisible();
      await field.fill('Gone again');
      await field.press('Escape');
      await expect(row).toBeVisible();
      await expect(edit).toBeFocused();

      await edit.click();
      await field.fill(`${text}, a draft`);
      await page.getByRole('tab', { name: 'Device Info' }).click();
      await page.getByRole('tab', { name: /Comments/ }).click();
      await row.getByRole('button', { name: 'Not saved: continue editing' }).click();
      await expect(field).toHaveValue(`${text}, a draft`);
      await field.fill(`${text}, saved`);
      await field.press('Enter');

      await expect(page.getByText('Comment updated successfully')).toBeVisible();
      await expect(row).toContainText(`${text}, saved`);
      await row.getByRole('button', { name: /^Delete comment/ }).click();
      // It stays as long as the pointer is over it.
      const toast = page
        .getByRole('region', { name: /^Notifications/ })
        .getByRole('listitem')
        .filter({ hasText: 'Comment deleted successfully' });
      await toast.hover();
      // The next comment can be added while the toast still shows.
      const add = await page.getByRole('button', { name: 'Add Comment' }).boundingBox();
      const { y, height } = (await toast.boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(add!.y);
      await expect(row).toHaveCount(0);
    },
  );

  test('stay when their deletion is undone', async ({ page, signIn }) => {
    const text = uniqueText('Keep me');
    await signIn('Ada');
    await extendUndo(page);
    await openComments(page);
    await addComment(page, text);

    await comment(page, text)
      .getByRole('button', { name: /^Delete comment/ })
      .click();
    await expect(comment(page, text)).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();

    await expect(comment(page, text)).toBeVisible();
    await page.reload();
    await page.getByRole('tab', { name: /Comments/ }).click();
    await expect(comment(page, text)).toBeVisible();
  });

  test('are deleted when the page closes before the time to undo ends', async ({ page, signIn }) => {
    const text = uniqueText('Delete me');
    await signIn('Ada');
    await openComments(page);
    await addComment(page, text);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByRole('tab', { name: /Comments/ }).click();
    await expect(comment(other, text)).toBeVisible();

    await comment(page, text)
      .getByRole('button', { name: /^Delete comment/ })
      .click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await page.close();

    await expect(async () => {
      await other.getByRole('button', { name: 'Refresh comments' }).click();
      await expect(comment(other, text)).toHaveCount(0, { timeout: 500 });
    }).toPass();
  });

  test('open for editing on the first click while another is edited', { tag: '@slow' }, async ({ page, signIn }) => {
    const [first, second] = [uniqueText('Edit me first'), uniqueText('Edit me next')];
    await signIn('Ada');
    await openComments(page);
    await addComment(page, first);
    await addComment(page, second);
    const field = page.getByRole('textbox', { name: 'Comment', exact: true });
    const editOf = (text: string) => comment(page, text).getByRole('button', { name: /^Edit comment/ });

    await editOf(first).click();
    await expect(field).toHaveValue(first);
    await editOf(second).click();

    await expect(field).toHaveValue(second);
    await expect(field).toBeFocused();
  });

  test('reach other members on a refresh, and only their author can edit them', async ({ page, browser, signIn }) => {
    const text = uniqueText('Not yours');
    await signIn('Cleo');
    await openComments(page);
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await signInByCall(other, emailOf('Ben'));
    await openComments(other);
    await expect(other.getByRole('textbox', { name: 'New comment' })).toBeVisible();

    await addComment(page, text);
    await other.getByRole('button', { name: 'Refresh comments' }).click();

    await expect(other.getByText('Comments refreshed')).toBeVisible();
    await expect(comment(other, text)).toBeVisible();
    await expect(comment(other, text).getByRole('button', { name: /^Edit comment/ })).toHaveCount(0);
    await elsewhere.close();
  });
});
