import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PictureKind, Recorded } from '../../packages/recorder/src/test-support/session-page/main.js';
import { crashTab, killBrowser, openBrowser } from './support/browser.js';
import { expect, test } from './support/fixtures.js';
import type { RunningServer } from './support/start-server.js';
import { temporaryFolder } from './support/temporary-folder.js';

/** Kills at random seconds: `RECORDER_KILLS=20` for the long run. */
const KILLS = Number(process.env.RECORDER_KILLS ?? 4);
const SECONDS_MIN = 4;
const SECONDS_MAX = 10;
const LOST_VIDEO_MS = 2_000;
const LOST_EVENTS_MS = 500;

interface Trial {
  victim: 'browser' | 'tab';
  picture: PictureKind;
}

interface Outcome extends Trial {
  seconds: number;
  /** Time between the kill and the last picture in the file. */
  videoMs: number;
  eventsMs: number;
  cutBytes: number;
  status: string;
}

interface Place {
  server: RunningServer;
  address: string;
}

test(`${KILLS} recordings of a tab survive kill -9 of the browser, and become flows on the next visit`, async ({
  server,
  address,
}) => {
  const outcomes: Outcome[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const picture = kill % 2 === 0 ? 'clapperboard' : 'static';
    outcomes.push(await recordAndKill({ server, address }, { victim: 'browser', picture }));
  }
  expectLittleLost(outcomes);
});

test('a recording survives the crash of its tab', { tag: '@slow' }, async ({ server, address }) => {
  expectLittleLost([await recordAndKill({ server, address }, { victim: 'tab', picture: 'clapperboard' })]);
});

function expectLittleLost(outcomes: Outcome[]): void {
  test.info().annotations.push({ type: 'losses', description: JSON.stringify(outcomes) });
  console.table(outcomes);
  for (const { videoMs, eventsMs, status } of outcomes) {
    expect(videoMs).toBeLessThanOrEqual(LOST_VIDEO_MS);
    expect(eventsMs).toBeLessThanOrEqual(LOST_EVENTS_MS);
    expect(status).toBe('completed');
  }
}

async function recordAndKill({ server, address }: Place, { victim, picture }: Trial): Promise<Outcome> {
  const profile = temporaryFolder('profile');
  const seconds = SECONDS_MIN + Math.random() * (SECONDS_MAX - SECONDS_MIN);
  try {
    const { context, page } = await openBrowser(profile, address);
    await page.evaluate((kind) => window.session.record(kind), picture);
    await sleep(seconds * 1_000);
    const killedAt = victim === 'browser' ? await killBrowser(profile) : await crashTab(page);
    if (victim === 'browser') await context.close().catch(() => undefined);
    const visit =
      victim === 'browser' ? await openBrowser(profile, address) : { context, page: await context.newPage() };
    if (victim === 'tab') await visit.page.goto(address);
    const recorded = await visit.page.evaluate(() => window.session.recover());
    const flowId = await visit.page.evaluate(() => window.session.send());
    const stored = await server.readFlow(flowId);
    const packets = await visit.page.evaluate((video) => window.session.readPackets(video), stored.video);
    await visit.context.close();

    // The server keeps every packet that the crash left.
    expect(packets.map(({ sha256 }) => sha256)).toEqual(recorded.packets.map(({ sha256 }) => sha256));
    expect(stored.timeline.length).toBe(recorded.eventsCount);
    return {
      victim,
      picture,
      seconds: Math.round(seconds * 10) / 10,
      videoMs: Math.round(killedAt - lastPictureOf(recorded, picture)),
      eventsMs: Math.round(killedAt - recorded.lastTick),
      cutBytes: recorded.cutBytes,
      status: stored.status,
    };
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
}

/** Epoch milliseconds of the last picture, as shown by the clapperboard. */
function lastPictureOf({ pictures, origin }: Recorded, kind: PictureKind): number {
  const last = pictures.at(-1);
  return (kind === 'clapperboard' ? last?.drawnAt : origin + (last?.atMs ?? 0)) ?? 0;
}
