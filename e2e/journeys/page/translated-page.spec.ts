import { addFlows, callApi } from '../../support/product/add-flows.js';
import { expect, test } from '../../fixtures.js';
import { FlowPage } from '../../support/pages/flow-page.js';
import { waitUntilDrawn } from '../../support/browser/wait-until-drawn.js';
import { newPerson } from '../../support/product/people.js';
import { ProjectPage } from '../../support/pages/project-page.js';
import { translatePages } from '../../support/browser/translate-pages.js';
import { uniqueText } from '../../support/product/unique-text.js';

test.describe('a page translated by the browser', () => {
  test.slow();

  test('lets the gallery be searched, filtered and scrolled', { tag: '@slow' }, async ({ browser }) => {
    const { page } = await newPerson(browser, 'Tess');
    const projectId = await addFlows(page, [{ title: 'Basket forgets' }, { title: 'Voucher is refused' }]);
    const { id } = await callApi<{ id: string }>(page, '/flowlens/tag', { system_id: projectId, title: 'bug' });
    await addFlows(page, [{ title: 'Nothing adds up', tag_ids: [id] }]);
    const errors = await translatePages(page);
    await page.goto(`/flowlens?system_id=${projectId}`);
    const cards = page.getByRole('region', { name: 'Flows' }).getByRole('article');
    await expect(cards).toHaveCount(3);

    const search = page.getByRole('searchbox', { name: 'Search Flows' });
    await search.fill('nowhere');
    await expect(page.getByText('No flows match your search')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(cards).toHaveCount(3);
    await search.fill('voucher');
    await expect(cards).toHaveCount(1);
    await expect(page.getByText('1 flow', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(page.getByText('3 flows', { exact: true })).toBeVisible();

    const picker = page.getByRole('button', { name: /^Filter by tags/ });
    await picker.click();
    await page.getByRole('checkbox', { name: 'bug', exact: true }).check();
    await expect(cards).toHaveCount(1);
    await expect(picker).toContainText('bug');
    const tags = page.getByRole('searchbox', { name: 'Search Tags' });
    await tags.fill('nothing');
    await expect(page.getByText('No tags found.')).toBeVisible();
    await tags.fill('');
    await page.getByRole('checkbox', { name: 'bug', exact: true }).uncheck();
    await page.getByRole('button', { name: 'Create new tag' }).click();
    await page.getByRole('textbox', { name: 'Tag name' }).fill('later');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('checkbox', { name: 'later', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByRole('combobox', { name: 'Reporter' }).click();
    await page.getByPlaceholder('Search reporters...').fill('nobody');
    await expect(page.getByText('No reporter found.')).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: /^Options of Basket/ }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Flow' });
    await edit.getByRole('textbox', { name: 'Title' }).fill('Basket remembers');
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('link', { name: 'Basket remembers' })).toBeVisible();
    await page.getByRole('button', { name: /^Options of Basket/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(cards).toHaveCount(2);
    expect(errors).toEqual([]);
  });

  test('lets a project be created and configured', { tag: '@slow' }, async ({ browser }) => {
    const { page } = await newPerson(browser, 'Theo');
    const errors = await translatePages(page);
    await page.reload();
    const project = new ProjectPage(page);
    const { settings } = project;
    const name = await project.create('Kiosk');

    await project.openSettings();
    await settings.getByRole('textbox', { name: 'Project Name' }).fill(`${name} 2`);
    await settings.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByRole('dialog', { name: `${name} 2` })).toBeVisible();
    for (const tab of ['Members', 'Invitations', 'General', 'Invitations']) {
      await settings.getByRole('tab', { name: tab }).click();
      await expect(settings.getByRole('tabpanel', { name: tab })).toBeVisible();
    }
    await settings.getByRole('textbox', { name: 'E-mail' }).fill('somebody@example.test');
    await settings.getByRole('textbox', { name: 'E-mail' }).press('Enter');
    await expect(project.member('somebody@example.test')).toBeVisible();
    expect(await project.makeLink()).toContain('invitation_id=');
    await settings.getByRole('tab', { name: 'General' }).click();
    await settings.getByRole('button', { name: 'Delete Project' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await project.closeSettings();
    await expect(project.selector(`${name} 2`)).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('lets a flow be watched, discussed, shared and filed', { tag: '@slow' }, async ({ page, signIn }) => {
    const text = uniqueText('In other words');
    await signIn('Cleo');
    const errors = await translatePages(page);
    await page.reload();
    const flow = new FlowPage(page);
    await flow.openFromGallery(/checkout/i);
    await flow.playAndSeeItAdvance();
    const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
    const close = async () => {
      await waitUntilDrawn(page);
      await page.keyboard.press('Escape');
    };

    await flow.feed
      .getByRole('article')
      .first()
      .getByRole('button', { name: /details/ })
      .click();
    await page.getByRole('searchbox').fill('nowhere to be found');
    await expect(flow.feed.getByRole('article')).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear filters' }).last().click();
    await expect(flow.feed.getByRole('article').first()).toBeVisible();

    for (const tab of [/^Sequence/, /^Device Info/, /^Timeline/, /^Comments/]) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
    }
    await page.getByRole('textbox', { name: 'New comment' }).fill(text);
    await press('Add Comment');
    const row = page.getByRole('listitem').filter({ hasText: text });
    await expect(row).toBeVisible();
    await row.getByRole('button', { name: /^Edit comment/ }).click();
    const field = page.getByRole('textbox', { name: 'Comment', exact: true });
    await field.fill(`${text}, again`);
    await field.press('Enter');
    await expect(row).toContainText(`${text}, again`);
    await row.getByRole('button', { name: /^Delete comment/ }).click();
    await expect(row).toHaveCount(0);

    const share = page.getByRole('dialog', { name: 'Share Flow' });
    await press('Share');
    await share.getByRole('button', { name: /^Share Public/ }).click();
    await expect(share.getByRole('textbox', { name: 'Public Link Generated' })).toBeFocused();
    await close();

    const setup = page.getByRole('dialog', { name: 'MCP Setup' });
    await press('Setup');
    for (const assistant of ['Cursor', 'VS Code Copilot', 'Claude Code']) {
      await setup.getByRole('tab', { name: assistant }).click();
      await expect(setup.getByRole('tabpanel', { name: assistant })).toBeVisible();
    }
    await setup.getByRole('button', { name: 'Generate and apply new token' }).click();
    await expect(setup.getByRole('button', { name: 'Token Generated' })).toBeVisible();
    await close();

    const drawer = page.getByRole('dialog', { name: 'Create an issue on: Jira' });
    await press('Link to Jira');
    await drawer.getByRole('combobox', { name: 'Project' }).click();
    await page.getByRole('option', { name: 'Web shop (SHOP)' }).click();
    await expect(drawer.getByRole('combobox', { name: 'Project' })).toHaveText('Web shop (SHOP)');
    await drawer.getByRole('textbox', { name: 'Title' }).press('Enter');
    await expect(drawer.getByText('Title is required')).toBeVisible();
    await drawer.getByRole('button', { name: 'Cancel' }).click();
    await expect(drawer).toBeHidden();
    expect(errors).toEqual([]);
  });

  test('keeps public pages working', { tag: '@slow' }, async ({ page, signIn }) => {
    const errors = await translatePages(page);
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
    await signIn('Ben');
    await page.goto('/flowlens/setup-wizard');
    await expect(page.getByRole('dialog', { name: 'Get started' })).toBeVisible();
    for (const path of ['/nowhere', '/join?project_id=unknown', '/shared/flow/unknown']) {
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
    }
    await page.goto('/flowlens');
    await page.getByRole('button', { name: /^Account of / }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/login/);
    expect(errors).toEqual([]);
  });
});
