import { browser } from 'wxt/browser';
import { findConnection } from '../connection/connections.js';
import { ask } from '../messages/ask.js';
import type { RecordingView, StartChoices } from '../messages/messages.js';
import { ownUrl } from '../messages/own-url.js';
import { Problem } from '../messages/problem.js';
import { canRecordDeep } from '../pages/can-record-tabs.js';
import { readSettings } from '../settings/settings-storage.js';
import { showBadge } from './badge.js';
import { followTab, unwatchTab, watchTab } from './deep-recording.js';
import { revokeGranted } from './sites/granted-sites.js';
import { closeIdleOffscreenDocument, hasOffscreenDocument, openOffscreenDocument } from './offscreen-document.js';
import { registerPageScripts, runPageScripts, unregisterPageScripts } from './sites/page-scripts.js';
import { recordableOrigin } from './sites/recordable-origin.js';
import { disarmTab, recoverReplay } from './replay.js';
import { changeRecording, removeRecording, readRecording, writeRecording } from './recording-storage.js';

const WATCH_ALARM = 'watch-recording';
const WATCH_EVERY_MINUTES = 0.5;

/** Starts recording a tab. The click on the button allows its capture. */
export async function startRecording(
  tabId: number,
  connectionKey: string,
  { project = null, microphone, sound, deep = false }: StartChoices,
): Promise<void> {
  if (await readRecording()) throw new Problem('already_recording');
  await disarmTab();
  const { origin: serverOrigin, userId: account } = await findConnection(connectionKey);
  const { url } = await browser.tabs.get(tabId);
  const settings = await readSettings();
  const origin = recordableOrigin(url, serverOrigin, settings);
  const { masks, privacyLevel } = settings;
  const id = crypto.randomUUID();
  const view: RecordingView = {
    id,
    tabId,
    serverOrigin,
    account,
    project,
    status: 'starting',
    elapsedMs: 0,
    isAway: false,
    isLate: false,
    isStalled: false,
    deep: 'off',
  };
  const isDeep = deep && canRecordDeep();
  const withBodies = privacyLevel !== 'strict';
  await writeRecording({ view, origins: [origin], isDeep, withBodies });
  try {
    await openOffscreenDocument();
    await ask('offscreen.prepare', { id, tabId, origin, serverOrigin, account, project, masks, privacyLevel });
    await watchTab({ tabId, serverOrigin, origins: [origin], isDeep, withBodies });
    await registerPageScripts([origin]);
    const size = await runPageScripts(tabId, origin);
    const streamId = await browser.tabCapture.getMediaStreamId({ targetTabId: tabId });
    await ask('offscreen.start', { streamId, size, microphone, sound });
    await browser.alarms.create(WATCH_ALARM, { periodInMinutes: WATCH_EVERY_MINUTES });
  } catch (error) {
    await ask('offscreen.stop', {}).catch(() => undefined);
    await cleanUp();
    // Only a visible page can ask for the microphone.
    if (error instanceof Problem && error.code === 'no_microphone')
      await browser.tabs.create({ url: ownUrl('/microphone.html') });
    throw error;
  }
}

/** Ends the recording and opens it for review. */
export async function stopRecording(): Promise<void> {
  const id = await endRecording();
  await browser.tabs.create({ url: ownUrl(`/review.html#${id}`) });
}

/** Ends the recording and returns its id. If it cannot be finished, the popup offers the part written before. */
export async function endRecording(): Promise<string> {
  try {
    const { id } = await ask('offscreen.stop', {});
    return id;
  } finally {
    await cleanUp();
  }
}

export async function recordingChanged(view: RecordingView): Promise<void> {
  const recording = await readRecording();
  if (recording?.view.id !== view.id) return;
  // A failed start undoes its first steps; the popup still shows the start.
  if (recording.view.status === 'starting' && view.status === 'stopping') return;
  await changeRecording((before) => (before.view.id === view.id ? { ...before, view } : before));
  await showBadge(view);
  await followTab(view);
}

/** Called when the recording ended by itself. The popup then offers it. */
export async function recordingEnded(id: string): Promise<void> {
  const recording = await readRecording();
  if (recording?.view.id === id) await cleanUp();
}

/** Detects a crashed offscreen document. The popup then offers the part written before. */
export async function watchRecording(alarm: { name: string }): Promise<void> {
  if (alarm.name === WATCH_ALARM && !(await hasOffscreenDocument())) await cleanUp();
}

/** Cleans up after an interrupted recording, for example after an update of the extension. */
export async function recoverFromStart(): Promise<void> {
  const recording = await readRecording();
  if (!recording && (await recoverReplay())) return;
  if (recording && (await hasOffscreenDocument())) {
    const { view, ...watched } = recording;
    await watchTab({ ...watched, tabId: view.tabId, serverOrigin: view.serverOrigin });
  } else await cleanUp();
}

async function cleanUp(): Promise<void> {
  await unwatchTab();
  await unregisterPageScripts();
  await revokeGranted();
  await browser.alarms.clear(WATCH_ALARM);
  await closeIdleOffscreenDocument();
  await removeRecording();
  await showBadge(null);
}
