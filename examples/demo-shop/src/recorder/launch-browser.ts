import { type Browser, type BrowserContext, chromium } from 'playwright';
import { chromiumPath } from '../../../../scripts/chromium.mjs';

const VIDEO_SIZE = { width: 1280, height: 720 };
/** Part of the title of every page of the shop, not of the recorder's popup. */
const SHOP_TITLE = 'Kiln & Kin';

/** A Chromium that gives away the tab with the shop when a page asks for a screen to capture. */
export function launchBrowser(switches: string[]): Promise<Browser> {
  const executablePath = chromiumPath();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--hide-scrollbars', `--auto-select-tab-capture-source-by-title=${SHOP_TITLE}`, ...switches],
  });
}

export function openContext(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ viewport: VIDEO_SIZE, locale: 'en-GB', timezoneId: 'Europe/Amsterdam' });
}
