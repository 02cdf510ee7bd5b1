import { browser } from 'wxt/browser';
import type { RecordingView } from '../messages/messages.js';

const RECORDING = '#c42b2b';
const AWAY = '#5b5b66';

/** Shows the time of a recording on the button, or nothing. */
export async function showBadge(view: RecordingView | null): Promise<void> {
  await browser.action.setBadgeText({ text: view ? badgeText(view) : '' });
  if (view) await browser.action.setBadgeBackgroundColor({ color: view.isAway ? AWAY : RECORDING });
}

/** At most four characters fit: minutes and seconds up to an hour, then hours and minutes. */
export function badgeText({ elapsedMs, isAway }: Pick<RecordingView, 'elapsedMs' | 'isAway'>): string {
  if (isAway) return 'II';
  const seconds = Math.floor(elapsedMs / 1_000);
  const minutes = Math.floor(seconds / 60);
  if (minutes < 10) return `${minutes}:${twoDigits(seconds % 60)}`;
  return minutes < 100 ? `${minutes}m` : `${Math.floor(minutes / 60)}h${twoDigits(minutes % 60)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
