import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { signInByCall } from '../../../../e2e/support/product/sign-in-by-call.js';
import { type ExtensionBrowser, type ExtensionBuild, openExtensionBrowser, openPopup } from './browser.js';
import { type FlowLensServer, startFlowLens } from './server.js';
import { type Shop, startShop } from './shop.js';

export { expect } from '@playwright/test';

interface WorkerFixtures {
  server: FlowLensServer;
  shop: Shop;
}

interface Fixtures {
  /** Build of the extension to load. */
  build: ExtensionBuild;
  profile: string;
  opened: ExtensionBrowser;
  /** E-mail address of a user who is signed in on the server. */
  email: string;
  /** The popup, connected to the server as that person. */
  popup: Page;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  build: ['granted', { option: true }],
  server: [
    // Playwright reads the names of the requested fixtures from this pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startFlowLens();
      await use(server);
      await server.stop();
    },
    // Creating a database takes minutes on a busy machine. A failed start would start anew in the next test.
    { scope: 'worker', timeout: 600_000 },
  ],
  shop: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const shop = await startShop();
      await use(shop);
      await shop.close();
    },
    { scope: 'worker' },
  ],
  // eslint-disable-next-line no-empty-pattern
  profile: async ({}, use) => {
    const profile = mkdtempSync(join(tmpdir(), 'flowlens-extension-profile-'));
    await use(profile);
    rmSync(profile, { recursive: true, force: true });
  },
  opened: async ({ profile, build }, use) => {
    const opened = await openExtensionBrowser(profile, build);
    await use(opened);
    await opened.context.close();
  },
  email: async ({ opened, server }, use) => {
    const email = `ann.${randomUUID().slice(0, 8)}@example.test`;
    const page = opened.context.pages()[0] ?? (await opened.context.newPage());
    await signInByCall(page, email, server.url);
    await page.goto('about:blank');
    await use(email);
  },
  popup: async ({ opened, server, email }, use) => {
    const popup = await openPopup(opened);
    await connect(popup, server.url);
    await expect(popup.getByText(email)).toBeVisible();
    await use(popup);
  },
});

/** Connects from the popup, and consents on the page of the server. */
export async function connect(popup: Page, serverUrl: string): Promise<void> {
  await popup.getByRole('textbox', { name: 'Address of your FlowLens server' }).fill(serverUrl);
  const consenting = popup.context().waitForEvent('page');
  await popup.getByRole('button', { name: 'Connect', exact: true }).click();
  const consent = await consenting;
  await consent.getByRole('button', { name: 'Connect', exact: true }).click();
  await confirmAccount(popup);
}

/** Confirms the account in the popup. */
export async function confirmAccount(popup: Page): Promise<void> {
  await popup.getByRole('button', { name: 'Yes, this is me' }).click();
}

/** Disconnects the account that the popup shows. */
export async function disconnect(popup: Page): Promise<void> {
  // Exact, because another button answers the previous question.
  await popup.getByRole('button', { name: 'Disconnect', exact: true }).click();
  await popup.getByRole('group').getByRole('button', { name: 'Disconnect' }).click();
  await expect(popup.getByRole('heading', { name: 'Connect to FlowLens' })).toBeVisible();
}

/** Records the active tab and waits until the recording runs. */
export async function startRecording(popup: Page): Promise<void> {
  await popup.getByRole('button', { name: 'Record this tab' }).click();
  await expect(popup.getByRole('button', { name: 'Stop and review' })).toBeEnabled();
}

interface ShopVisit {
  context: BrowserContext;
  shop: Shop;
  popup: Page;
}

/** Opens the shop in a new tab and records it. */
export async function recordShop({ context, shop, popup }: ShopVisit): Promise<Page> {
  const page = await context.newPage();
  await page.goto(shop.url);
  await startRecording(popup);
  return page;
}

/** Ends the recording, and returns the page that reviews it. */
export async function stopRecording(popup: Page): Promise<Page> {
  const reviewing = popup.context().waitForEvent('page');
  await popup.getByRole('button', { name: 'Stop and review' }).click();
  return reviewing;
}

/** Opens the only recording that the popup offers. */
export async function reviewPending(popup: Page): Promise<Page> {
  const offered = popup.getByRole('button', { name: /^Review the recording of 127\.0\.0\.1/ });
  await expect(offered).toHaveCount(1);
  const reviewing = popup.context().waitForEvent('page');
  await offered.click();
  return reviewing;
}

export interface StartedFlow {
  id: string;
  /** The page of the flow, which opens when sending starts. */
  page: Page;
}

/** Begins to send a reviewed recording. */
export async function startSending(review: Page, title: string): Promise<StartedFlow> {
  await review.getByRole('textbox', { name: 'Title' }).fill(title);
  const opening = review.context().waitForEvent('page');
  await review.getByRole('button', { name: 'Send', exact: true }).click();
  const link = review.getByRole('textbox', { name: 'Link to the flow' });
  await expect(link).toBeVisible({ timeout: 60_000 });
  const url = await link.inputValue();
  const page = await opening;
  await page.waitForURL(url);
  return { id: new URL(url).pathname.split('/').at(-1) ?? '', page };
}

/** Sends a reviewed recording, and returns the id of the flow once it has everything. */
export async function send(review: Page, title: string): Promise<string> {
  const { id, page } = await startSending(review, title);
  await page.close();
  await expectSent(review);
  return id;
}

export async function expectSent(review: Page): Promise<void> {
  await expect(review.getByRole('heading', { name: 'Sent', exact: true })).toBeVisible({ timeout: 60_000 });
}
