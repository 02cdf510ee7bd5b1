import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { FlowPage } from '../../../../e2e/support/pages/flow-page.js';
import { freePort } from '../../../server/test/support/server/free-port.js';
import { spawnBuiltFlowLens } from '../../../server/test/support/server/spawned-server.js';
import { answerBefore, openExtensionBrowser, openPlainBrowser, openPopup, pressButton } from '../support/browser.js';
import { expect, expectSent, test } from '../support/fixtures.js';

const ARCHIVE = join(import.meta.dirname, '../../dist/flowlens-recorder.zip');
/** Clicks on our pages, from the sign-in page to the first flow. */
const PRESSES_MAX = 11;
const ACTION_MS = 30_000;

/** The product as `npm start` serves it. */
async function startProduct() {
  const data = mkdtempSync(join(tmpdir(), 'flowlens-newcomer-'));
  const settings = { PORT: String(await freePort()), FLOWLENS_DATA: data, FLOWLENS_MIN_FREE_MB: '1' };
  const server = spawnBuiltFlowLens(['serve', '--demo'], settings);
  return {
    url: await server.ready,
    async stop() {
      server.process.kill('SIGTERM');
      await server.exited;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

test(
  'a newcomer gets from a started server to a first flow of their own',
  { tag: '@slow' },
  async ({ profile, shop }) => {
    test.setTimeout(240_000);
    const presses: string[] = [];
    const press = async (button: Locator) => {
      presses.push((await button.innerText()).replaceAll('\n', ' '));
      await button.click();
    };
    const product = await startProduct();
    try {
      const before = await openPlainBrowser(profile);
      before.setDefaultTimeout(ACTION_MS);
      const page = before.pages()[0] ?? (await before.newPage());
      await page.goto(product.url);
      await press(page.getByRole('button', { name: 'Continue with Google' }));
      await press(page.getByRole('button', { name: /Ada Lindqvist/ }));
      await press(page.getByRole('link', { name: 'Create Flow' }).first());
      const opening = before.waitForEvent('page');
      await press(page.getByRole('link', { name: 'Add the extension' }));
      const wizard = await opening;
      const downloading = wizard.waitForEvent('download');
      await press(wizard.getByRole('link', { name: 'Download' }));
      const archive = await (await downloading).path();
      expect(readFileSync(archive).equals(readFileSync(ARCHIVE))).toBe(true);
      await before.close();

      // Replaces the browser's own pages: loads the unpacked folder and grants access to the server.
      await answerBefore(profile, ['http://127.0.0.1/*']);
      const opened = await openExtensionBrowser(profile, 'release');
      opened.context.setDefaultTimeout(ACTION_MS);
      const waiting = opened.context.pages()[0] ?? (await opened.context.newPage());
      await waiting.goto(`${product.url}/flowlens/setup-wizard`);
      await expect(waiting.getByText(`connect it to ${product.url}`)).toBeVisible();
      const popup = await openPopup(opened);
      await popup.getByRole('textbox', { name: 'Address of your FlowLens server' }).fill(product.url);
      const consenting = opened.context.waitForEvent('page');
      await press(popup.getByRole('button', { name: 'Connect', exact: true }));
      await press((await consenting).getByRole('button', { name: 'Connect', exact: true }));
      await press(popup.getByRole('button', { name: 'Yes, this is me' }));
      await waiting.bringToFront();
      await expect(waiting.getByText(/^Connected: /)).toBeVisible();

      const broken = await opened.context.newPage();
      await broken.goto(shop.url);
      await pressButton(opened, broken);
      await popup.reload();
      await press(popup.getByRole('button', { name: 'Record this tab' }));
      await expect(popup.getByRole('button', { name: 'Stop and review' })).toBeEnabled();
      await broken.getByRole('button', { name: 'Order' }).click();
      await expect(broken.getByText('Ordered order-77')).toBeVisible();
      await broken.waitForTimeout(1_500);
      const reviewing = opened.context.waitForEvent('page');
      await press(popup.getByRole('button', { name: 'Stop and review' }));
      const review = await reviewing;
      await review.getByRole('textbox', { name: 'Title' }).fill('The order fails');
      const showing = opened.context.waitForEvent('page');
      await press(review.getByRole('button', { name: 'Send', exact: true }));
      const flow = await showing;
      await expectSent(review);
      await flow.bringToFront();
      await expect(new FlowPage(flow).row(/The order failed: order-77/)).toBeVisible();
      await opened.context.close();
    } finally {
      await product.stop();
    }
    test.info().annotations.push({ type: 'presses', description: `${presses.length}: ${presses.join(', ')}` });
    console.log(`${presses.length} presses: ${presses.join(', ')}`);
    expect(presses.length).toBeLessThanOrEqual(PRESSES_MAX);
  },
);
