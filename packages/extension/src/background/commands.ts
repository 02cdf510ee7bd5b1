import { browser } from 'wxt/browser';
import { readConnections } from '../connection/connections.js';
import { ask } from '../messages/ask.js';
import { readOwnSettings } from '../settings/settings-storage.js';
import { showError } from './badge.js';
import { inTurn } from './in-turn.js';
import { startRecording, stopRecording } from './recording.js';
import { saveReplay } from './replay.js';
import { readRecording } from './recording-storage.js';

/** Runs a keyboard command of the manifest. Like a click on the button, it allows the capture of the tab. */
export async function runCommand(command: string, tabId: number | undefined): Promise<void> {
  try {
    const isRecording = (await readRecording()) !== null;
    if (command === 'toggle-recording') await inTurn(() => (isRecording ? stopRecording() : startFromKeyboard(tabId)));
    if (command === 'save-replay') await inTurn(saveReplay);
    if (command === 'mark-moment' && isRecording) await ask('offscreen.mark', { note: '' });
  } catch {
    // The popup explains the failure.
    await showError();
  }
}

/** Uses the account that was connected last, like the popup. */
async function startFromKeyboard(tabId: number | undefined): Promise<void> {
  const connection = (await readConnections()).find(({ isConfirmed }) => isConfirmed);
  if (!connection || tabId === undefined) return browser.action.openPopup();
  const { projects } = await readOwnSettings();
  await startRecording(tabId, connection.key, { project: projects[connection.key] ?? null });
}
