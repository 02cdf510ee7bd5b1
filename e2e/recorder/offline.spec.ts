import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';
import { expect, test } from './support/fixtures.js';

/** Time without network: `RECORDER_OFFLINE_SECONDS=120` for the long run. */
const OFFLINE_SECONDS = Number(process.env.RECORDER_OFFLINE_SECONDS ?? 10);
const RECORDED_MS = 6_000;
/** Bytes per second of a connection on which a video takes several seconds. */
const SLOW_LINE = 30_000;

test(`nothing is lost after ${OFFLINE_SECONDS} s without network and a server restart during the upload`, async ({
  page,
  server,
}) => {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await page.evaluate(() => window.session.record('clapperboard'));
  await sleep(RECORDED_MS / 2);
  await setLine(network, { offline: true });
  await sleep(RECORDED_MS / 2);
  const recorded = await page.evaluate(() => window.session.stop());
  const sent = page.evaluate(() => window.session.send());
  await sleep(OFFLINE_SECONDS * 1_000);
  const upload = page.waitForRequest((request) => request.method() === 'PATCH', { timeout: 120_000 });
  await setLine(network, { uploadThroughput: SLOW_LINE });
  await upload;
  await sleep(1_000);
  await server.restart('SIGTERM');
  await setLine(network, {});
  const { status, timeline, video } = await server.readFlow(await sent);
  const packets = await page.evaluate((served) => window.session.readPackets(served), video);
  const phases = await page.evaluate(() => window.session.phases);

  expect(status).toBe('completed');
  expect(timeline.length).toBe(recorded.eventsCount);
  const times = timeline.map((event) => event.relative_time_ms);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  const ticks = timeline.flatMap((event) => /tick (\d+)/.exec(JSON.stringify(event))?.[1] ?? []);
  expect(new Set(ticks).size).toBe(ticks.length);
  expect(Number(ticks.at(-1))).toBe(recorded.lastTick);
  expect(packets.map(({ sha256 }) => sha256)).toEqual(recorded.packets.map(({ sha256 }) => sha256));
  expect(phases[0]).toBe('creating');
  expect(phases).toContain('waiting_for_network');
  // Once for the offline time, and once for the restart.
  expect(phases.filter((phase) => phase === 'waiting_for_network').length).toBeGreaterThanOrEqual(2);
  expect(phases.at(-1)).toBe('done');
});

interface Line {
  offline?: boolean;
  /** Bytes per second. @default unlimited */
  uploadThroughput?: number;
}

async function setLine(network: CDPSession, { offline = false, uploadThroughput = -1 }: Line): Promise<void> {
  await network.send('Network.emulateNetworkConditions', {
    offline,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput,
  });
}
