import { callApi } from '../../support/product/add-flows.js';
import { expect, expectCleanForAxe, test } from '../../support/keyboard/axe.js';
import { FlowPage } from '../../support/pages/flow-page.js';
import { delayResponses } from '../../support/browser/delay-responses.js';

test.slow();

const NOWHERE = '00000000-0000-4000-8000-000000000000';

test('axe finds no violation on a shared flow and on the way into its project', async ({ page, browser, signIn }) => {
  await signIn('Ada');
  await new FlowPage(page).openFromGallery(/checkout/i);
  const flowId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const { share_url } = await callApi<{ share_url: string }>(page, `/flowlens/flow/${flowId}/share`, {});
  const view = await (await browser.newContext()).newPage();
  await view.route('**/flowlens/shared/invitation/*', (route) =>
    route.fulfill({ json: { project_name: 'Demo shop', project_id: NOWHERE, invitation_id: NOWHERE } }),
  );
  await view.route(/\/flowlens\/shared\/[^/]+$/, async (route) => {
    const response = await route.fetch();
    const flow = (await response.json()) as object;
    await route.fulfill({ response, json: { ...flow, system_category: 'OPEN_SOURCE' } });
  });
  const flow = new FlowPage(view);

  await expectCleanForAxe(view, 'shared flow, timeline', async () => {
    await view.goto(share_url);
    await expect(view.getByText('View Only')).toBeVisible();
    await expect(flow.feed.getByRole('article').first()).toBeVisible();
  });
  await expectCleanForAxe(view, 'shared flow, details of the flow', async () => {
    await view.getByRole('heading', { level: 1 }).getByRole('button').click();
    await expect(view.getByRole('dialog', { name: 'Flow Details' })).toBeVisible();
  });
  await view.keyboard.press('Escape');
  for (const [tab, text] of [
    [/Comments/, 'Comments are not available for shared flows'],
    ['Device Info', 'Recorded events'],
  ] as const) {
    await expectCleanForAxe(view, `shared flow, ${text}`, async () => {
      await view.getByRole('tab', { name: tab }).click();
      await expect(view.getByText(text)).toBeVisible();
    });
  }

  const link = `/join/project?project_name=Web+shop&project_id=${NOWHERE}&invitation_id=${NOWHERE}`;
  const held = await delayResponses(page, (url) => url.pathname === '/systems/join');
  await expectCleanForAxe(page, 'joining', async () => {
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Joining Web shop' })).toBeVisible();
  });
  await expectCleanForAxe(page, 'joining failed', async () => {
    held.release();
    await expect(page.getByText('Invitation not found or has expired.')).toBeVisible();
  });
  await expectCleanForAxe(page, 'joining, a member already', async () => {
    await page.route('**/systems/join', (route) =>
      route.fulfill({ status: 400, json: { detail: 'You are already a member of this project.' } }),
    );
    await page.goto(link);
    await expect(page.getByRole('link', { name: 'Go to Project' })).toBeVisible();
  });
});
