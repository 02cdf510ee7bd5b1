import { browser } from 'wxt/browser';
import { ask } from '../messages/ask.js';
import { canRecordTabs } from '../pages/can-record-tabs.js';

const PATH = '/offscreen.html';

/** Opens the offscreen document, which continues while the service worker is stopped. */
export async function openOffscreenDocument(): Promise<void> {
  if (await browser.offscreen.hasDocument()) return;
  await browser.offscreen.createDocument({
    url: PATH,
    reasons: ['USER_MEDIA', 'WORKERS'],
    justification: 'Records the tab that you chose, and keeps the recording until you send it.',
  });
}

/** Closes the document when it is idle. */
export async function closeIdleOffscreenDocument(): Promise<void> {
  if (!(await hasOffscreenDocument())) return;
  const isIdle = await ask('offscreen.isIdle', {}).catch(() => true);
  if (isIdle) await browser.offscreen.closeDocument();
}

export async function hasOffscreenDocument(): Promise<boolean> {
  return canRecordTabs() && browser.offscreen.hasDocument();
}
