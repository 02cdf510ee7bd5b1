import { type Browser, type BrowserContext, chromium } from 'playwright';
import { chromiumPath } from '../../../../scripts/chromium.mjs';
import { CLAPPERBOARD_TITLE } from './clapperboard.js';

const VIDEO_SIZE = { width: 1280, height: 720 };

/** A Chromium that gives away the tab with the clapperboard's title when a page asks for a screen to capture. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = chromiumPath();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--hide-scrollbars', `--auto-select-tab-capture-source-by-title=${CLAPPERBOARD_TITLE}`],
  });
}

export function openContext(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ viewport: VIDEO_SIZE, locale: 'en-GB', timezoneId: 'Europe/Amsterdam' });
}
