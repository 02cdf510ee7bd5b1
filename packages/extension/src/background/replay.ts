import { browser } from 'wxt/browser';
import { findConnection } from '../connection/connections.js';
import { ask } from '../messages/ask.js';
import type { ArmedTab, StartChoices } from '../messages/messages.js';
import { ownUrl } from '../messages/own-url.js';
import { Problem } from '../messages/problem.js';
import { readSettings } from '../settings/settings-storage.js';
import { unwatchRequests, watchRequests } from '../observed-requests/watch-requests.js';
import { showArmed } from './badge.js';
import { closeIdleOffscreenDocument, hasOffscreenDocument, openOffscreenDocument } from './offscreen-document.js';
import { registerPageScripts, runPageScripts, unregisterPageScripts } from './sites/page-scripts.js';
import { recordableOrigin } from './sites/recordable-origin.js';
import { readRecording } from './recording-storage.js';
import { removeArmed, readArmed, writeArmed } from './replay-storage.js';

/** Keeps the last seconds of a tab in memory. The click on the button allows its capture. */
export async function armTab(tabId: number, connectionKey: string, { project = null }: StartChoices): Promise<void> {
  if (await readRecording()) throw new Problem('already_recording');
  if (await readArmed()) await disarmTab();
  const { origin: serverOrigin, userId: account } = await findConnection(connectionKey);
  const { url } = await browser.tabs.get(tabId);
  const settings = await readSettings();
  const origin = recordableOrigin(url, serverOrigin, settings);
  const { masks, privacyLevel, bufferSeconds: seconds } = settings;
  await writeArmed({ tabId, serverOrigin, account, seconds });
  try {
    await openOffscreenDocument();
    const id = crypto.randomUUID();
    await ask('offscreen.arm', {
      id,
      tabId,
      origin,
      serverOrigin,
      account,
      project,
      masks,
      privacyLevel,
      seconds,
    });
    watchRequests(tabId);
    await registerPageScripts([origin]);
    const size = await runPageScripts(tabId, origin);
    const streamId = await browser.tabCapture.getMediaStreamId({ targetTabId: tabId });
    await ask('offscreen.startReplay', { streamId, size });
    await showArmed(true);
  } catch (error) {
    await disarmTab();
    throw error;
  }
}

/** Drops the kept events and frames. */
export async function disarmTab(): Promise<void> {
  if (!(await readArmed())) return;
  await ask('offscreen.disarm', {}).catch(() => undefined);
  await cleanUp();
}

/** Turns the kept events and frames into a recording and opens it for review. The tab stays armed. */
export async function saveReplay(): Promise<void> {
  if (!(await readArmed())) throw new Problem('not_armed');
  const { id } = await ask('offscreen.saveReplay', {});
  await browser.tabs.create({ url: ownUrl(`/review.html#${id}`) });
}

/** Called when the screen is locked, because the user has left. */
export async function disarmWhenLocked(state: string): Promise<void> {
  if (state === 'locked') await disarmTab();
}

/** Resumes after a restart of the worker; disarms a tab whose memory is lost. */
export async function recoverReplay(): Promise<ArmedTab | null> {
  const armed = await readArmed();
  if (!armed) return null;
  if (await hasOffscreenDocument()) watchRequests(armed.tabId);
  else await cleanUp();
  return armed;
}

async function cleanUp(): Promise<void> {
  unwatchRequests();
  await unregisterPageScripts();
  await removeArmed();
  await showArmed(false);
  await closeIdleOffscreenDocument();
}
