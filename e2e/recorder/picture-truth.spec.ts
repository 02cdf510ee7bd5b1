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
  const drawn = drawnPictures(pictures);
  const originMs = failedAt - error!.relative_time_ms;
  const shown = drawn.findLastIndex(({ atMs }) => atMs <= error!.relative_time_ms);
  const figures = {
    framesPerSecond: Math.round(1_000 / medianInterval(pictures)),
    markerOff: shown - lastDrawnAt(drawn, failedAt),
    medianOff: medianOffset(drawn, originMs),
    packets: packets.length,
    bytes: packets.reduce((sum, { bytes }) => sum + bytes, 0),
  };
  test.info().annotations.push({ type: 'picture', description: JSON.stringify(figures) });
  console.table([figures]);

  expect(shown).toBeGreaterThan(0);
  // Counted in pictures, which are farther apart on a busy machine.
  expect(Math.abs(figures.markerOff)).toBeLessThanOrEqual(2);
  expect(Math.abs(figures.medianOff)).toBeLessThanOrEqual(2);
  // Copied, not re-encoded.
  expect(packets.map(({ sha256 }) => sha256)).toEqual(recorded.packets.map(({ sha256 }) => sha256));
  expect(figures.bytes).toBe(recorded.packets.reduce((sum, { bytes }) => sum + bytes, 0));
  for (const [index, { atMs }] of recorded.packets.entries())
    expect(Math.abs((packets[index]?.atMs ?? 0) - atMs)).toBeLessThan(2);
});

function medianInterval(pictures: Picture[]): number {
  return median(pictures.slice(1).map(({ atMs }, index) => atMs - (pictures[index]?.atMs ?? 0)));
}

interface DrawnPicture extends Picture {
  drawnAt: number;
}

/** Pictures of the clapperboard, without repetitions. */
function drawnPictures(pictures: Picture[]): DrawnPicture[] {
  return pictures.filter(
    (picture, index): picture is DrawnPicture =>
      picture.drawnAt !== undefined && picture.drawnAt !== pictures[index - 1]?.drawnAt,
  );
}

/** Index of the last picture that was drawn by a time in epoch milliseconds. */
const lastDrawnAt = (pictures: DrawnPicture[], epochMs: number) =>
  pictures.findLastIndex(({ drawnAt }) => drawnAt <= epochMs);

/** Median number of pictures between the one that the video shows and the one that was drawn last at that time. */
function medianOffset(pictures: DrawnPicture[], originMs: number): number {
  const offsets = pictures.map(({ atMs }, index) => ({ atMs, off: index - lastDrawnAt(pictures, originMs + atMs) }));
  return median(offsets.filter(({ atMs }) => atMs > SETTLING_MS).map(({ off }) => off));
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}
