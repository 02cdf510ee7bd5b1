import { join } from 'node:path';
import { type BrowserContext, chromium, type Page, type Worker } from '@playwright/test';
import developmentKey from '../../development-key.json' with { type: 'json' };
import { chromiumPath } from '../../../../scripts/chromium.mjs';

export const EXTENSION_ID = developmentKey.id;
/** The variant that is granted every site, because nobody can answer the browser's question in a headless browser. */
const EXTENSION = join(import.meta.dirname, '../../dist/chrome-mv3-e2e');

export interface ExtensionBrowser {
  context: BrowserContext;
  worker: Worker;
}

/** Starts a browser with the extension, which may capture tabs without a press of its button. */
export async function openExtensionBrowser(profile: string): Promise<ExtensionBrowser> {
  const executablePath = chromiumPath();
  const context = await chromium.launchPersistentContext(profile, {
    headless: true,
    viewport: { width: 1280, height: 720 },
    ignoreDefaultArgs: ['--disable-extensions', '--mute-audio'],
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-features=DisableLoadExtensionCommandLineSwitch',
      '--autoplay-policy=no-user-gesture-required',
      `--load-extension=${EXTENSION}`,
      `--allowlisted-extension-id=${EXTENSION_ID}`,
    ],
    ...(executablePath && { executablePath }),
  });
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  return { context, worker };
}

/** Opens the popup in a window of its own, because no test can reach the one below the button. */
export async function openPopup({ context, worker }: ExtensionBrowser): Promise<Page> {
  const opened = context.waitForEvent(
    'page',
    (page) => page.url().includes('popup.html') || page.url() === 'about:blank',
  );
  await worker.evaluate(async () => {
    const { chrome } = globalThis as unknown as { chrome: ChromeApi };
    await chrome.windows.create({ url: 'popup.html', type: 'popup', width: 400, height: 600, focused: false });
  });
  const popup = await opened;
  await popup.waitForURL('**/popup.html');
  return popup;
}

interface ChromeApi {
  windows: { create: (options: object) => Promise<unknown> };
}
