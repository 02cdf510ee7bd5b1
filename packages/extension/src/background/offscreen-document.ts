import { browser } from 'wxt/browser';

const PATH = '/offscreen.html';

/** Opens the document that records. It goes on while the service worker is stopped. */
export async function openOffscreenDocument(): Promise<void> {
  if (await browser.offscreen.hasDocument()) return;
  await browser.offscreen.createDocument({
    url: PATH,
    reasons: ['USER_MEDIA', 'WORKERS'],
    justification: 'Records the tab that you chose, and keeps the recording until you send it.',
  });
}

export async function closeOffscreenDocument(): Promise<void> {
  if (await browser.offscreen.hasDocument()) await browser.offscreen.closeDocument();
}

export function hasOffscreenDocument(): Promise<boolean> {
  return browser.offscreen.hasDocument();
}
