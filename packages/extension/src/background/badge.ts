import { browser } from 'wxt/browser';
import type { RecordingView } from '../messages/messages.js';
import { readRecording } from './recording-storage.js';
import { readArmed } from './replay-storage.js';

const RECORDING = '#c42b2b';
const AWAY = '#5b5b66';

const ERROR_MS = 3_000;
const ARMED = '◉';
const PAUSED = 'II';

/** Shows the recorded time on the button; null clears it. */
export async function showBadge(view: RecordingView | null): Promise<void> {
  await browser.action.setBadgeText({ text: view ? badgeText(view) : '' });
  if (view) await browser.action.setBadgeBackgroundColor({ color: isPaused(view) ? AWAY : RECORDING });
}

/** Shows that instant replay is armed. */
export async function showArmed(isArmed: boolean): Promise<void> {
  await browser.action.setBadgeText({ text: isArmed ? ARMED : '' });
  if (isArmed) await browser.action.setBadgeBackgroundColor({ color: AWAY });
}

/** Shows an error on the button for a moment, when no page can show it. */
export async function showError(): Promise<void> {
  await browser.action.setBadgeText({ text: '!' });
  await browser.action.setBadgeBackgroundColor({ color: RECORDING });
  setTimeout(() => void showState(), ERROR_MS);
}

async function showState(): Promise<void> {
  const recording = await readRecording();
  if (recording) await showBadge(recording.view);
  else await showArmed((await readArmed()) !== null);
}

/** The badge fits four characters: minutes and seconds, later minutes, then hours and minutes. */
export function badgeText(view: Pick<RecordingView, 'elapsedMs' | 'isAway' | 'status'>): string {
  if (isPaused(view)) return PAUSED;
  const { elapsedMs } = view;
  const seconds = Math.floor(elapsedMs / 1_000);
  const minutes = Math.floor(seconds / 60);
  if (minutes < 10) return `${minutes}:${twoDigits(seconds % 60)}`;
  return minutes < 100 ? `${minutes}m` : `${Math.floor(minutes / 60)}h${twoDigits(minutes % 60)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

function isPaused({ isAway, status }: Pick<RecordingView, 'isAway' | 'status'>): boolean {
  return isAway || status === 'paused';
}
