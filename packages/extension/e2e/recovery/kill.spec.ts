import type { Page } from '@playwright/test';
import { killBrowser } from '../../../../e2e/recorder/support/browser.js';
import { type ExtensionBrowser, openExtensionBrowser, openPopup } from '../support/browser.js';
import { expect, reviewPending, send, startRecording, test } from '../support/fixtures.js';
import type { FlowLensServer } from '../support/server.js';
import type { Shop } from '../support/shop.js';
import { readVideoDuration } from '../support/read-video.js';

/** Kills at random seconds: `RECORDER_KILLS=20` for the long run. */
const KILLS = Number(process.env.RECORDER_KILLS ?? 2);
const SECONDS_MIN = 4;
const SECONDS_MAX = 10;
const LOST_VIDEO_MS = 2_000;
const LOST_EVENTS_MS = 500;
const TICK_MS = 50;

interface Place {
  server: FlowLensServer;
  shop: Shop;
  email: string;
  profile: string;
}

interface Outcome {
  path: string;
  seconds: number;
  /** Time between the kill and the end of the video. */
  videoMs: number;
  /** Time between the kill and the last event. */
  eventsMs: number;
  status: string;
}

test(
  `${KILLS} recordings survive kill -9 of the browser, and are offered after the next start`,
  { tag: '@slow' },
  async ({ opened, profile, server, shop, email, popup }) => {
    test.setTimeout(60_000 * (KILLS + 1));
    const outcomes: Outcome[] = [];
    let running = { opened, popup };
    for (let kill = 0; kill < KILLS; kill += 1) {
      const path = kill % 2 === 0 ? '/' : '/still';
      const trial = await recordAndKill({ server, shop, email, profile }, running, path);
      outcomes.push(trial.outcome);
      running = trial.running;
    }
    await running.opened.context.close();
    test.info().annotations.push({ type: 'losses', description: JSON.stringify(outcomes) });
    console.table(outcomes);
    for (const { videoMs, eventsMs, status } of outcomes) {
      expect(videoMs).toBeLessThanOrEqual(LOST_VIDEO_MS);
      expect(eventsMs).toBeLessThanOrEqual(LOST_EVENTS_MS);
      expect(status).toBe('completed');
    }
  },
);

async function recordAndKill(
  { server, shop, email, profile }: Place,
  { opened, popup }: { opened: ExtensionBrowser; popup: Page },
  path: string,
) {
  const page = await opened.context.newPage();
  await page.goto(`${shop.url}${path}`);
  await startRecording(popup);
  await page.evaluate((everyMs) => setInterval(() => console.warn('tick'), everyMs), TICK_MS);
  const seconds = SECONDS_MIN + Math.random() * (SECONDS_MAX - SECONDS_MIN);
  await page.waitForTimeout(seconds * 1_000);
  const killedAt = await killBrowser(profile);
  await opened.context.close().catch(() => undefined);

  const again = await openExtensionBrowser(profile);
  const offering = await openPopup(again);
  const review = await reviewPending(offering);
  const flowId = await send(review, `Killed after ${seconds} s`);
  const { status, recordedAt, timeline, video } = await server.readFlow(email, flowId);
  const lastEvent = Math.max(
    ...timeline.filter(({ type }) => type === 'console_warn').map(({ timestamp }) => Number(timestamp)),
  );
  const outcome: Outcome = {
    path,
    seconds: Math.round(seconds * 10) / 10,
    videoMs: Math.round(killedAt - recordedAt - (await readVideoDuration(review, video))),
    eventsMs: Math.round(killedAt - lastEvent),
    status,
  };
  await review.close();
  return { outcome, running: { opened: again, popup: offering } };
}
