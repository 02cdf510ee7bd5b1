import { describe, expect, it, onTestFinished } from 'vitest';
import { createEventSink } from '../events/event-sink.js';
import { capturePrimordials } from '../probes/primordials.js';
import { openRecordingStore } from '../spool/open-store.js';
import { aRecording } from '../test-support/recording-state.js';
import { epochNow } from '../video/frame-clock.js';
import { readColor } from '../video/test-support/read-color.js';
import { capturingPage } from './capturing-page.js';
import { startSession } from './recording-session.js';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Captures a canvas that repaints constantly, as another page captures a tab. */
async function captureCanvas() {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d')!;
  context.fillStyle = 'red';
  const painting = setInterval(() => context.fillRect(0, 0, canvas.width, canvas.height), 50);
  const stream = canvas.captureStream();
  const stop = () => stream.getTracks().forEach((track) => track.stop());
  const sink = createEventSink({
    primordials: capturePrimordials(window),
    now: epochNow,
    isOwnRequest: () => false,
    ring: { seconds: 0, maxBytes: 0 },
  });
  const state = aRecording();
  const store = await openRecordingStore({ serverOrigin: state.serverOrigin, account: state.account });
  const session = await startSession({
    page: capturingPage(sink),
    video: true,
    openCapture: async () => ({ stream, isThisTab: false, stop }),
    createFiles: (known) => store.create({ ...state, ...known }),
    onEvents: () => undefined,
    onGap: () => undefined,
    onEnded: () => undefined,
  });
  onTestFinished(() => {
    clearInterval(painting);
    sink.dispose();
  });
  return { session, paint: (color: string) => (context.fillStyle = color) };
}

describe('startSession', () => {
  it('does not show a held picture when a pause ends', async () => {
    const { session, paint } = await captureCanvas();
    await pause(1_000);
    session.setPaused(true);
    session.holdPicture?.(true);
    paint('blue');
    await pause(500);
    session.setPaused(false);
    await pause(1_500);
    session.holdPicture?.(false);
    await pause(1_500);
    const files = await session.stop(() => []);
    const video = (await files.readVideo())!;

    const [redWhileHeld, , blueWhileHeld] = await readColor(video, 2.5);
    expect(redWhileHeld).toBeGreaterThan(200);
    expect(blueWhileHeld).toBeLessThan(50);
    const [red, , blue] = await readColor(video, 4);
    expect(red).toBeLessThan(50);
    expect(blue).toBeGreaterThan(200);
    await files.remove();
  });
});
