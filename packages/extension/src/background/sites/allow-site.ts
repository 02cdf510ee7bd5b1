import { browser } from 'wxt/browser';
import { originPattern } from '../../connection/server-address.js';
import { ask } from '../../messages/ask.js';
import { Problem } from '../../messages/problem.js';
import { readSettings } from '../../settings/settings-storage.js';
import { allowDeepOrigin } from '../deep-recording.js';
import { addGranted } from './granted-sites.js';
import { registerPageScripts, runPageScripts } from './page-scripts.js';
import { recordableOrigin } from './recordable-origin.js';
import { changeRecording, readRecording } from '../recording-storage.js';

/** Also records the site that the tab shows now. Called by the popup, and when a permission is granted. */
export async function allowSite(): Promise<void> {
  const recording = await readRecording();
  if (!recording) throw new Problem('not_recording');
  const { tabId, serverOrigin } = recording.view;
  const { url } = await browser.tabs.get(tabId);
  const origin = recordableOrigin(url, serverOrigin, await readSettings());
  const origins = [...new Set([...recording.origins, origin])];
  await changeRecording((before) => ({ ...before, origins }));
  allowDeepOrigin(origin);
  await ask('offscreen.allowOrigin', { origin });
  await registerPageScripts(origins);
  await runPageScripts(tabId, origin);
}

/** Continues after the user has answered the browser's prompt, which may have closed the popup. */
export async function siteGranted(patterns: readonly string[] = []): Promise<void> {
  const recording = await readRecording();
  if (!recording) return;
  const { url } = await browser.tabs.get(recording.view.tabId);
  if (url === undefined || !patterns.includes(originPattern(new URL(url).origin))) return;
  await addGranted(patterns);
  await allowSite();
}
