import { join } from 'node:path';
import type { Page } from 'playwright';
import { signInByCall } from '../../../../e2e/support/product/sign-in-by-call.js';
import {
  type ExtensionBrowser,
  openExtensionBrowser,
  openPopup,
  pressButton,
} from '../../../../packages/extension/e2e/support/browser.js';
import { connect, startRecording } from '../../../../packages/extension/e2e/support/fixtures.js';

/** Screen size in the metadata of recordings. That of a headless browser would be 800 by 600 pixels. */
const SCREEN = '--screen-info={1280x720}';

export interface RecorderOptions {
  /** Folder for the profile of the browser. */
  folder: string;
  /** FlowLens server, and the account that records. */
  server: { url: string; email: string };
  switches: readonly string[];
}

/** A browser with the extension, connected to a server. */
export interface ExtensionRecorder extends AsyncDisposable {
  browser: ExtensionBrowser;
  popup: Page;
}

export async function openRecorder({ folder, server, switches }: RecorderOptions): Promise<ExtensionRecorder> {
  const settings = { switches: [...switches, SCREEN], locale: 'en-GB', timezoneId: 'Europe/Amsterdam' };
  const browser = await openExtensionBrowser(join(folder, 'profile'), 'granted', settings);
  const [page = await browser.context.newPage()] = browser.context.pages();
  await signInByCall(page, server.email, server.url);
  await page.goto('about:blank');
  const popup = await openPopup(browser);
  await connect(popup, server.url);
  return { browser, popup, [Symbol.asyncDispose]: () => browser.context.close() };
}

/** Starts a recording like a user: with a press of the extension's button, which grants access to the tab. */
export async function recordTab({ browser, popup }: ExtensionRecorder, page: Page): Promise<void> {
  await page.bringToFront();
  await pressButton(browser, page);
  // Reopened, because the popup read the tab before the press granted access.
  await popup.reload();
  await startRecording(popup);
}
