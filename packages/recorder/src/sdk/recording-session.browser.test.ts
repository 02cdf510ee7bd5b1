import { describe, expect, it, onTestFinished, vi } from 'vitest';
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
  let isStatic = false;
  const painting = setInterval(() => isStatic || context.fillRect(0, 0, canvas.width, canvas.height), 50);
  const stream = canvas.captureStream();
  const repaint = vi.fn();
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
    repaint,
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
  /** Paints a colour constantly from now on; null paints nothing more. */
  function paint(color: string | null) {
    isStatic = color === null;
    context.fillStyle = color ?? context.fillStyle;
  }
  return { session, paint, repaint };
}

const nameOf = ([red = 0, green = 0, blue = 0]: number[]) =>
  ['red', 'lime', 'blue'].find((_, index) => [red, green, blue][index]! > 200);

describe('startSession', () => {
  it('shows no frame of a held picture, neither when a pause ends nor when the picture returns', async () => {
    const { session, paint, repaint } = await captureCanvas();
    await pause(1_000);
    session.setPaused(true);
    session.holdPicture?.(true);
    paint('blue');
    await pause(500);
    session.setPaused(false);
    await pause(1_500);
    paint(null);
    await pause(300);
    session.holdPicture?.(false);
    await pause(1_000);
    expect(repaint).toHaveBeenCalledOnce();
    paint('lime');
    await pause(1_500);
    const files = await session.stop(() => []);
    const video = (await files.readVideo())!;

    const seconds = files.state().durationMs! / 1_000;
    for (const at of [1.7, 2.5, seconds - 2]) expect(nameOf(await readColor(video, at)), `${at} s`).toBe('red');
    expect(nameOf(await readColor(video, seconds - 0.5))).toBe('lime');
    await files.remove();
  });
});
