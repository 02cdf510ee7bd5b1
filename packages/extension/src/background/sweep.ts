import { sweepRecordings } from '@flowlens/recorder/parts';
import { browser } from 'wxt/browser';

const ALARM = 'sweep-recordings';
const EVERY_MINUTES = 6 * 60;

/** Deletes recordings that are too old or too many: at each start and regularly, independent of the popup. */
export async function startSweeping(): Promise<void> {
  await browser.alarms.create(ALARM, { periodInMinutes: EVERY_MINUTES });
  await sweepRecordings();
}

export async function sweepOnAlarm(alarm: { name: string }): Promise<void> {
  if (alarm.name === ALARM) await sweepRecordings();
}
