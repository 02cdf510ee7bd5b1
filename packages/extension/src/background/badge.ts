import { browser } from 'wxt/browser';
import type { RecordingView } from '../messages/messages.js';

const RECORDING = '#c42b2b';
const AWAY = '#5b5b66';

const TROUBLE_MS = 3_000;
const ARMED = '◉';
const PAUSED = 'II';

/** Shows the time of a recording on the button, or nothing. */
export async function showBadge(view: RecordingView | null): Promise<void> {
  await browser.action.setBadgeText({ text: view ? badgeText(view) : '' });
  if (view) await browser.action.setBadgeBackgroundColor({ color: stands(view) ? AWAY : RECORDING });
}

/** Shows all the time that the last seconds of a tab are kept. */
export async function showArmed(isArmed: boolean): Promise<void> {
  await browser.action.setBadgeText({ text: isArmed ? ARMED : '' });
  if (isArmed) await browser.action.setBadgeBackgroundColor({ color: AWAY });
}

/** Shows for a moment that something did not work, where no page can say it. */
export async function showTrouble(): Promise<void> {
  await browser.action.setBadgeText({ text: '!' });
  await browser.action.setBadgeBackgroundColor({ color: RECORDING });
  setTimeout(() => void browser.action.setBadgeText({ text: '' }), TROUBLE_MS);
}

/** At most four characters fit: minutes and seconds up to an hour, then hours and minutes. */
export function badgeText(view: Pick<RecordingView, 'elapsedMs' | 'isAway' | 'status'>): string {
  if (stands(view)) return PAUSED;
  const { elapsedMs } = view;
  const seconds = Math.floor(elapsedMs / 1_000);
  const minutes = Math.floor(seconds / 60);
  if (minutes < 10) return `${minutes}:${twoDigits(seconds % 60)}`;
  return minutes < 100 ? `${minutes}m` : `${Math.floor(minutes / 60)}h${twoDigits(minutes % 60)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

function stands({ isAway, status }: Pick<RecordingView, 'isAway' | 'status'>): boolean {
  return isAway || status === 'paused';
}
