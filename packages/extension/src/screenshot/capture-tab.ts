import { privateSelectors } from '@flowlens/recorder/parts';
import { browser } from 'wxt/browser';
import { recordableOrigin } from '../background/sites/recordable-origin.js';
import { readArmed } from '../background/replay-storage.js';
import { type Connection, findConnection } from '../connection/connections.js';
import { ask } from '../messages/ask.js';
import { Problem } from '../messages/problem.js';
import { readSettings } from '../settings/settings-storage.js';
import { findPrivateAreas } from './find-private-areas.js';
import type { Area } from './marks/mark.js';
import type { ScreenshotTarget } from './open-screenshot.js';

/** Picture of a tab, kept in memory only. */
export interface Screenshot {
  picture: ImageBitmap;
  /** Private areas of the page, in pixels of the picture. They are blurred from the start. */
  privateAreas: Area[];
  /** Epoch milliseconds. */
  takenAt: number;
  pageUrl: string;
  connection: Connection;
  projectId: string | null;
  /** True if the events of the last minute were copied, because the tab is armed for instant replay. */
  hasEvents: boolean;
}

/**
 * Takes a picture of the active tab, then shows this page. The click on the button gives access to the tab.
 *
 * @throws Problem if the page may not be recorded
 */
export async function captureTab({ tabId, connectionKey, projectId }: ScreenshotTarget): Promise<Screenshot> {
  const [connection, settings] = await Promise.all([findConnection(connectionKey), readSettings()]);
  const { windowId, url } = await browser.tabs.get(tabId);
  const origin = recordableOrigin(url, connection.origin, settings);
  const scope = { location: { origin }, createDocumentFragment: () => document.createDocumentFragment() };
  const { blurred } = privateSelectors({ mask: settings.masks }, scope);
  const [found] = await browser.scripting.executeScript({
    target: { tabId },
    func: findPrivateAreas,
    args: [blurred],
    injectImmediately: true,
  });
  const taken = await browser.tabs.captureVisibleTab(windowId, { format: 'png' });
  const takenAt = Date.now();
  const hasEvents = await holdEvents(tabId, connection);
  const after = await browser.tabs.get(tabId);
  // The user may have switched to a tab or page that they neither chose nor checked.
  if (!after.active || after.url !== url || !found?.result) throw new Problem('not_recordable');
  const picture = await createImageBitmap(await decode(taken));
  const scale = picture.width / found.result.width;
  const privateAreas = found.result.areas.map((area) => scaled(area, scale));
  await showThisPage();
  return { picture, privateAreas, takenAt, pageUrl: url ?? '', connection, projectId, hasEvents };
}

/** Only for the account that armed the tab: no other account gets its events. */
async function holdEvents(tabId: number, { origin, userId }: Connection): Promise<boolean> {
  const armed = await readArmed();
  if (armed?.tabId !== tabId || armed.serverOrigin !== origin || armed.account !== userId) return false;
  return ask('offscreen.holdEvents', {}).then(
    () => true,
    () => false,
  );
}

async function decode(dataUrl: string): Promise<Blob> {
  const [, base64 = ''] = dataUrl.split(',');
  return new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type: 'image/png' });
}

function scaled({ x, y, width, height }: Area, scale: number): Area {
  return { x: x * scale, y: y * scale, width: width * scale, height: height * scale };
}

export async function showThisPage(): Promise<void> {
  const own = await browser.tabs.getCurrent();
  if (own?.id !== undefined) await browser.tabs.update(own.id, { active: true });
}
