import type { Page } from '@playwright/test';
import { addFlows } from '../../support/product/add-flows.js';
import { expect, test } from '../../fixtures.js';
import { newPerson, signInAs } from '../../support/product/people.js';

const comment = (page: Page) => page.getByRole('textbox', { name: 'New comment' });

/** Opens the comments of a new flow and returns its URL. */
async function openComments(page: Page): Promise<string> {
  const projectId = await addFlows(page, [{ title: 'Checkout' }]);
  await page.goto(`/flowlens?system_id=${projectId}`);
  await page.getByRole('link', { name: 'Checkout' }).click();
  await page.getByRole('tab', { name: 'Comments' }).click();
  await expect(comment(page)).toBeVisible();
  return new URL(page.url()).pathname;
}

async function showComments(page: Page, path: string) {
  await page.goto(path);
  await page.getByRole('tab', { name: 'Comments' }).click();
}

test.describe('the draft of a comment', () => {
  test('survives a reload and the end of the session until it is sent', async ({ browser }) => {
    const { page, email } = await newPerson(browser, 'Dora');
    const path = await openComments(page);
    await comment(page).fill('It only happens with two vouchers');

    await page.reload();
    await page.getByRole('tab', { name: 'Comments' }).click();
    await expect(comment(page)).toHaveValue('It only happens with two vouchers');

    await page.context().clearCookies();
    await page.evaluate(() => localStorage.setItem('accessToken', 'ended'));
    await page.reload();
    await signInAs(page, email);
    await expect(page).toHaveURL(new RegExp(path));
    await page.getByRole('tab', { name: 'Comments' }).click();
    await expect(comment(page)).toHaveValue('It only happens with two vouchers');

    await page.getByRole('button', { name: 'Add Comment' }).click();
    await expect(comment(page)).toHaveValue('');
    // The field is empty while the text is being sent: a reload before the response would restore it.
    const sent = page.getByRole('paragraph').filter({ hasText: 'It only happens with two vouchers' });
    await expect(sent).toBeVisible();
    await page.reload();
    await page.getByRole('tab', { name: 'Comments' }).click();
    await expect(sent).toBeVisible();
    await expect(comment(page)).toHaveValue('');
  });

  test('is dropped on a deliberate sign-out', { tag: '@slow' }, async ({ browser }) => {
    const { page, email, name } = await newPerson(browser, 'Dora');
    const path = await openComments(page);
    await comment(page).fill('Not for the next one');

    await page.getByRole('button', { name: `Account of ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
    await signInAs(page, email);
    await expect(page.getByRole('button', { name: `Account of ${name}` })).toBeVisible();
    await showComments(page, path);

    await expect(comment(page)).toHaveValue('');
  });
});

test.describe('a form', () => {
  test('asks before a press outside discards typed text', { tag: '@slow' }, async ({ browser }) => {
    const { page } = await newPerson(browser, 'Dora');
    const path = await openComments(page);
    await page.goto(`${path}/link-to-jira`);
    const drawer = page.getByRole('dialog', { name: 'Create an issue on: Jira' });
    const title = drawer.getByRole('textbox', { name: 'Title' });
    await title.fill('Checkout answers 500');

    await page.mouse.click(100, 400);
    const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Keep Editing' }).click();
    await expect(question).toBeHidden();
    await expect(title).toHaveValue('Checkout answers 500');
    await expect(title).toBeFocused();

    await page.mouse.click(100, 400);
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(drawer).toBeHidden();
  });

  test('asks before the browser’s Back discards typed text', { tag: '@slow' }, async ({ browser }) => {
    const { page } = await newPerson(browser, 'Dora');
    const path = await openComments(page);
    await page.getByRole('button', { name: 'Link to Jira' }).click();
    const drawer = page.getByRole('dialog', { name: 'Create an issue on: Jira' });
    const title = drawer.getByRole('textbox', { name: 'Title' });
    await title.fill('Checkout answers 500');

    await page.evaluate(() => history.back());
    const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
    await question.getByRole('button', { name: 'Keep Editing' }).click();
    await expect(question).toBeHidden();
    await expect(title).toHaveValue('Checkout answers 500');
    await expect(page).toHaveURL(new RegExp(`${path}/link-to-jira`));

    await page.evaluate(() => history.back());
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${path}(\\?|$)`));
  });

  test('asks before the browser’s Back leaves the page below an edited flow', { tag: '@slow' }, async ({ browser }) => {
    const { page } = await newPerson(browser, 'Dora');
    const path = await openComments(page);
    await page.getByRole('button', { name: 'Checkout', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const title = page.getByRole('dialog').getByRole('textbox', { name: 'Title' });
    await title.fill('Checkout answers 500');

    await page.evaluate(() => history.back());
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep Editing' }).click();

    await expect(title).toHaveValue('Checkout answers 500');
    await expect(page).toHaveURL(new RegExp(path));
    await title.press('Escape');
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/\/flowlens\?/);
  });

  test('stays open when a toast above it is pressed and swiped', { tag: '@slow' }, async ({ browser }) => {
    const { page } = await newPerson(browser, 'Dora');
    await addFlows(page, [{ title: 'Checkout' }]);
    await page.goto('/flowlens');
    await page.getByRole('button', { name: /^Filter by tags/ }).click();
    await page.getByRole('button', { name: 'Create new tag' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create New Tag' });
    await dialog.getByRole('textbox', { name: 'Tag name' }).press('Enter');
    const toast = page.getByText('Tag name cannot be empty');
    await expect(toast).toBeVisible();

    await toast.click();
    await toast.hover();
    await page.mouse.down();
    await page.mouse.move(1430, 890, { steps: 8 });
    await page.mouse.up();

    await expect(toast).toBeHidden();
    await expect(dialog).toBeVisible();
  });
});
