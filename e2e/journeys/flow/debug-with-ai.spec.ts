import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.js';
import { FlowPage } from '../../support/pages/flow-page.js';

const debugMenu = (page: Page) => page.getByRole('button', { name: 'Debug with AI' });
const setupDialog = (page: Page) => page.getByRole('dialog', { name: 'MCP Setup' });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

const endpoint = (page: Page) => new URL('/mcp', page.url()).href;

/** Returns the endpoint's response to a token: the status, and the offered tools. */
async function askEndpoint(page: Page, token: string): Promise<{ status: number; tools: string[] }> {
  const response = await page.request.post(endpoint(page), {
    headers: { authorization: `Bearer ${token}`, accept: 'application/json, text/event-stream' },
    data: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
  });
  const { result } = (await response.json()) as { result?: { tools: { name: string }[] } };
  return { status: response.status(), tools: (result?.tools ?? []).map(({ name }) => name) };
}

test.describe('debugging with a coding assistant', () => {
  test.beforeEach(async ({ context, signIn }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn('Ada');
  });

  test('copies a prompt that names the failing request, and the id of the flow', async ({ page }) => {
    await new FlowPage(page).openFromGallery(/checkout/i);

    await debugMenu(page).click();
    await page.getByRole('menuitem', { name: 'Copy Debugging Prompt' }).click();

    await expect(page.getByText('Debugging prompt copied to clipboard!')).toBeVisible();
    const prompt = await clipboard(page);
    expect(prompt).toMatch(/^1\. \d+:\d\d .*(-> 5\d\d|error)/m);
    expect(prompt).toMatch(/^\d+\. \d+:\d\d [A-Z]+ \S+ -> [45]\d\d/m);
    expect(prompt).toContain('## What the person did');
    expect(prompt).toContain(page.url());
    expect(prompt.length).toBeLessThanOrEqual(6_000);

    await debugMenu(page).click();
    await page.getByRole('menuitem', { name: 'Copy Flow ID' }).click();
    await expect(page.getByText('Flow ID copied to clipboard')).toBeVisible();
    expect(page.url()).toContain(await clipboard(page));
  });

  test('copies the prompt from the gallery in two presses', async ({ page }) => {
    const link = page.getByRole('link', { name: /checkout/i });
    const address = new URL((await link.getAttribute('href')) ?? '', page.url()).href;

    await page.getByRole('button', { name: /^Options of .*checkout/i }).click();
    await page.getByRole('menuitem', { name: 'Copy Debugging Prompt' }).click();

    await expect(page.getByText('Debugging prompt copied to clipboard!')).toBeVisible();
    const prompt = await clipboard(page);
    expect(prompt).toMatch(/^1\. \d+:\d\d .*(-> 5\d\d|error)/m);
    expect(prompt).toContain(address);
  });

  test('opens the same dialog from the top bar, where a token replaces the previous one and can be revoked', async ({
    page,
  }) => {
    await page.getByRole('button', { name: 'Setup', exact: true }).click();
    await setupDialog(page).getByRole('button', { name: 'Generate and apply new token' }).click();
    await expect(page.getByText('Token generated and copied to clipboard!')).toBeVisible();
    const first = await clipboard(page);
    await expect(setupDialog(page).getByRole('group', { name: 'command' })).toContainText(
      `claude mcp add --transport http flowlens ${endpoint(page)}`,
    );
    expect((await askEndpoint(page, first)).tools).toContain('get_flow');
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Setup', exact: true }).click();
    await expect(setupDialog(page).getByText(first)).toHaveCount(0);
    await expect(setupDialog(page).getByText(/^A new token replaces the old one/)).toBeVisible();
    await setupDialog(page).getByRole('button', { name: 'Generate and apply new token' }).click();
    await expect.poll(() => clipboard(page)).not.toBe(first);
    const second = await clipboard(page);
    await expect(setupDialog(page).getByRole('status', { name: 'Token' })).toHaveText(second);
    expect([(await askEndpoint(page, first)).status, (await askEndpoint(page, second)).status]).toEqual([401, 200]);
    const revoke = setupDialog(page).getByRole('button', { name: 'Revoke the token of Claude Code' });
    await revoke.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(revoke).toBeHidden();
    expect((await askEndpoint(page, second)).status).toBe(401);
  });
});
