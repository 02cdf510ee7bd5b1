import { browser } from 'wxt/browser';
import { findConnection } from '../connection/connections.js';
import { ask } from '../messages/ask.js';
import type { SendingView } from '../messages/messages.js';
import { changeOutgoing, readOutgoing } from '../outgoing/outgoing-storage.js';
import { openOffscreenDocument } from './offscreen-document.js';

const ALARM = 'resume-outgoing';
const EVERY_MINUTES = 0.5;

/** Sends an announced recording from the offscreen document, which outlives the page that reviewed it. */
export async function sendRecording(id: string, connectionKey: string, url: string): Promise<void> {
  const job = { id, connectionKey, url, progress: null, failure: null };
  await changeOutgoing((before) => [...before.filter((one) => one.id !== id), job]);
  await resume(id, connectionKey);
}

/** Resumes unfinished work after a restart of the browser, the worker or the offscreen document. */
export async function resumeOutgoing(): Promise<void> {
  const waiting = (await readOutgoing()).filter(({ failure }) => failure === null);
  for (const { id, connectionKey } of waiting) await resume(id, connectionKey).catch(() => undefined);
  if (waiting.length === 0) await browser.alarms.clear(ALARM);
}

/** Detects a crashed offscreen document. */
export async function watchOutgoing(alarm: { name: string }): Promise<void> {
  if (alarm.name === ALARM) await resumeOutgoing();
}

export async function sendingChanged({ id, progress }: SendingView): Promise<void> {
  await changeOutgoing((before) => before.map((one) => (one.id === id ? { ...one, progress } : one)));
}

/** Called when the flow is complete or the server refused it. The popup then offers the recording again. */
export async function sendingEnded(id: string, failure: string | null): Promise<void> {
  await changeOutgoing((before) =>
    failure === null
      ? before.filter((one) => one.id !== id)
      : before.map((one) => (one.id === id ? { ...one, failure } : one)),
  );
}

/** Stops sending for a disconnected account and deletes its remaining recordings. */
export async function abandonOutgoing(connectionKey: string): Promise<void> {
  for (const job of await readOutgoing()) {
    if (job.connectionKey !== connectionKey) continue;
    await ask('offscreen.abandon', { id: job.id }).catch(() => undefined);
    await sendingEnded(job.id, null);
  }
}

async function resume(id: string, connectionKey: string): Promise<void> {
  const { origin, userId, token } = await findConnection(connectionKey);
  await openOffscreenDocument();
  await browser.alarms.create(ALARM, { periodInMinutes: EVERY_MINUTES });
  await ask('offscreen.send', { id, serverOrigin: origin, account: userId, token });
}
