import { browser } from 'wxt/browser';
import { originPattern } from '../../connection/server-address.js';
import type { PictureSize } from '../../messages/messages.js';
import { Problem } from '../../messages/problem.js';

const BRIDGE = '/bridge.js';
const PROBE = '/probe.js';
const EVERYWHERE = { allFrames: true, matchOriginAsFallback: true, runAt: 'document_start' } as const;

/** Registers the scripts for future documents of these sites. The bridge comes first, because the probe looks for it. */
export async function registerPageScripts(origins: readonly string[]): Promise<void> {
  const matches = origins.map(originPattern);
  await unregisterPageScripts();
  await browser.scripting.registerContentScripts([
    { id: 'bridge', js: [BRIDGE], world: 'ISOLATED', matches, ...EVERYWHERE, persistAcrossSessions: false },
    { id: 'probe', js: [PROBE], world: 'MAIN', matches, ...EVERYWHERE, persistAcrossSessions: false },
  ]);
}

export async function unregisterPageScripts(): Promise<void> {
  const registered = await browser.scripting.getRegisteredContentScripts();
  if (registered.length > 0) await browser.scripting.unregisterContentScripts();
}

/**
 * Runs the scripts in the documents of a site that a tab already shows.
 *
 * @returns the size of the tab's picture in device pixels
 */
export async function runPageScripts(tabId: number, origin: string): Promise<PictureSize> {
  const documents = await browser.scripting.executeScript({
    target: { tabId, allFrames: true },
    func: inspectDocument,
  });
  const frameIds = documents.flatMap(({ frameId, result }) => (result?.origin === origin ? [frameId] : []));
  const size = documents.find(({ frameId }) => frameId === 0)?.result?.size;
  if (!size || !frameIds.includes(0)) throw new Problem('not_recordable');
  const target = { tabId, frameIds };
  await browser.scripting.executeScript({ target, files: [BRIDGE], world: 'ISOLATED', injectImmediately: true });
  await browser.scripting.executeScript({ target, files: [PROBE], world: 'MAIN', injectImmediately: true });
  return size;
}

/** Runs in the isolated world of each document of the tab. */
function inspectDocument() {
  // Lets the bridge know that earlier events of the document are missing.
  Object.assign(globalThis, { flowlensIsLate: true });
  const { innerWidth, innerHeight, devicePixelRatio, origin } = globalThis as unknown as Window & { origin: string };
  const size = { width: Math.round(innerWidth * devicePixelRatio), height: Math.round(innerHeight * devicePixelRatio) };
  return { origin, size };
}
