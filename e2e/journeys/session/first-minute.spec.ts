import { expect, test } from '../../fixtures.js';
import { aConnectRequest, catchRedirects, REDIRECT_URI } from '../../support/hosts/recorder-extension.js';
import { addFlows } from '../../support/product/add-flows.js';
import { openAssistant } from '../../support/product/mcp.js';
import { newPerson } from '../../support/product/people.js';

test('the login page says what the product is', async ({ page }) => {
  await page.goto('/login');

  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
  await expect(page.getByText('FlowLens records what happens in a browser')).toBeVisible();
});

test('the demo project introduces itself until its note is closed', async ({ page, signIn }) => {
  await signIn('Ada');
  const note = page.getByRole('region', { name: 'About this project' });
  await expect(note).toContainText('This is a demo project.');

  await note.getByRole('button', { name: 'Hide this note' }).click();
  await expect(note).toBeHidden();

  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(note).toBeHidden();
});

test('the steps of the wizard check themselves off', async ({ browser, request }) => {
  const { page } = await newPerson(browser, 'Nora');
  const context = page.context();
  await page.getByRole('link', { name: 'Get started' }).click();
  const wizard = page.getByRole('dialog', { name: 'Get started' });
  const done = wizard.getByRole('heading', { name: /^Done:/ });
  await expect(wizard.getByText('Waiting for your first flow...')).toBeVisible();
  await expect(done).toHaveCount(0);

  await addFlows(page, [{ title: 'The first one' }]);
  await expect(wizard.getByRole('heading', { name: 'Done: Record a flow' })).toBeVisible();

  const ask = await openAssistant(page);
  await expect(wizard.getByText('The token is ready.')).toBeVisible();
  await ask('list_flows', {});
  await expect(wizard.getByText('Connected: Claude Code')).toBeVisible();
  await expect(wizard.getByRole('heading', { name: 'Done: Connect your coding assistant' })).toBeVisible();

  const caught = await catchRedirects(context);
  const { verifier, path } = aConnectRequest('Edge on Windows');
  const consent = await context.newPage();
  await consent.goto(path);
  await consent.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(consent).toHaveTitle('caught');
  const code = caught[0]?.searchParams.get('code') ?? '';
  const proof = { code, code_verifier: verifier, redirect_uri: REDIRECT_URI, device: 'Edge on Windows' };
  expect((await request.post('/auth/recorder/token', { data: proof })).status()).toBe(201);
  await page.bringToFront();

  await expect(wizard.getByText('Connected: Edge on Windows')).toBeVisible();
  await expect(done).toHaveCount(3);
});

test('a public link that no longer works explains what to do', async ({ page }) => {
  await page.goto('/shared/flow/fl_sh_nothing');

  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Ask the person who sent it for a new link.');
  await alert.getByRole('link', { name: 'Sign in' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
});

test('the promo of a shared flow stays closed', async ({ browser }) => {
  const { page } = await newPerson(browser, 'Noa');
  const example = (await page.getByRole('link', { name: 'Open an example flow' }).getAttribute('href')) ?? '';
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(example);
  const promo = stranger.getByText('Debug 10x faster');
  await expect(promo).toBeVisible();

  await stranger.getByRole('button', { name: 'Hide this note' }).click();
  await expect(promo).toBeHidden();

  await stranger.reload();
  await expect(stranger.getByText('View Only')).toBeVisible();
  await expect(promo).toBeHidden();
});
