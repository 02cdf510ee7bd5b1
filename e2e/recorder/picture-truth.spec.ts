import { setTimeout as sleep } from 'node:timers/promises';
import type { Picture } from '../../packages/recorder/src/test-support/session-page/read-pictures.js';
import { expect, test } from './support/fixtures.js';

const HALF_MS = 3_000;
/** Frames right after the start of a capture come late. */
const SETTLING_MS = 500;

test('the marker of an error shows the video frame of the error after the server has copied the video', async ({
  page,
  server,
}) => {
  await page.evaluate(() => window.session.record('clapperboard'));
  await sleep(HALF_MS);
  await page.evaluate(() => window.session.fail());
  await sleep(HALF_MS);
  const recorded = await page.evaluate(() => window.session.stop());
  const flowId = await page.evaluate(() => window.session.send());
  const { timeline, video } = await server.readFlow(flowId);
  const pictures = await page.evaluate((served) => window.session.readPictures(served), video);
  const packets = await page.evaluate((served) => window.session.readPackets(served), video);

  const [error] = timeline.filter(({ type }) => type === 'javascript_error');
  const failedAt = Number(/failed at ([\d.]+)/.exec(JSON.stringify(error))?.[1]);
  const shown = pictures.findLast(({ atMs }) => atMs <= error!.relative_time_ms);
  const intervalMs = medianInterval(pictures);
  const figures = {
    framesPerSecond: Math.round(1_000 / intervalMs),
    markerOffMs: Math.round(shown!.drawnAt! - failedAt),
    medianOffMs: Math.round(medianOffset(pictures, failedAt - error!.relative_time_ms)),
    packets: packets.length,
    bytes: packets.reduce((sum, { bytes }) => sum + bytes, 0),
  };
  test.info().annotations.push({ type: 'picture', description: JSON.stringify(figures) });
  console.table([figures]);

  expect(Math.abs(figures.markerOffMs)).toBeLessThanOrEqual(2 * intervalMs);
  expect(Math.abs(figures.medianOffMs)).toBeLessThanOrEqual(2 * intervalMs);
  // Copied, not re-encoded.
  expect(packets.map(({ sha256 }) => sha256)).toEqual(recorded.packets.map(({ sha256 }) => sha256));
  expect(figures.bytes).toBe(recorded.packets.reduce((sum, { bytes }) => sum + bytes, 0));
  for (const [index, { atMs }] of recorded.packets.entries())
    expect(Math.abs((packets[index]?.atMs ?? 0) - atMs)).toBeLessThan(2);
});

function medianInterval(pictures: Picture[]): number {
  return median(pictures.slice(1).map(({ atMs }, index) => atMs - (pictures[index]?.atMs ?? 0)));
}

/** Difference between the time when a frame was drawn and the time at which the video shows it. */
function medianOffset(pictures: Picture[], originMs: number): number {
  const settled = pictures.filter(({ atMs }) => atMs > SETTLING_MS);
  return median(settled.flatMap(({ atMs, drawnAt }) => (drawnAt === undefined ? [] : [drawnAt - originMs - atMs])));
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}
