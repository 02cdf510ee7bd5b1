import { type Capture, openRecordingStore } from '@flowlens/recorder/parts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PrepareRequest } from '../messages/messages.js';
import { createInstantReplay } from './instant-replay.js';
import { openTabCapture } from './tab-capture.js';
import { createTabRecorder } from './tab-recorder.js';

// Only an extension can capture a tab.
vi.mock('./tab-capture.js', () => ({ openTabCapture: vi.fn() }));

const CAPTURE_REQUEST = { streamId: 's1', size: { width: 320, height: 240 } };

function anOffscreenRequest(): PrepareRequest & { extensionId: string } {
  return {
    id: crypto.randomUUID(),
    extensionId: 'abcdefgh',
    tabId: 7,
    origin: 'https://shop.example',
    serverOrigin: 'https://flowlens.example',
    account: 'ann',
    project: null,
    masks: [],
    privacyLevel: 'standard',
  };
}

/** The capture of a tab that the browser opens on request. */
function aLateCapture() {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d')!;
  const painting = setInterval(() => context.fillRect(0, 0, canvas.width, canvas.height), 50);
  const stream = canvas.captureStream();
  const stop = () => {
    clearInterval(painting);
    stream.getTracks().forEach((track) => track.stop());
  };
  const opening = Promise.withResolvers<Capture>();
  vi.mocked(openTabCapture).mockReturnValue(opening.promise);
  const isAsked = () => vi.waitUntil(() => vi.mocked(openTabCapture).mock.calls.length > 0, { timeout: 10_000 });
  return { stream, isAsked, open: () => opening.resolve({ stream, isThisTab: false, stop }) };
}

const isLive = (stream: MediaStream) => stream.getTracks().some(({ readyState }) => readyState === 'live');

afterEach(() => void vi.mocked(openTabCapture).mockReset());

describe('createTabRecorder', () => {
  it('leaves neither a capture nor a lock when it is stopped while the capture opens', async () => {
    const { stream, isAsked, open } = aLateCapture();
    const request = anOffscreenRequest();
    const recorder = createTabRecorder({ ...request, onChange: () => undefined, onEnded: () => undefined });
    const started = recorder.start(CAPTURE_REQUEST);
    await isAsked();

    const stopped = recorder.stop();
    open();
    await Promise.all([started, stopped]);

    expect(isLive(stream)).toBe(false);
    const files = await (await openRecordingStore(request)).open(request.id);
    expect(files?.state().durationMs).toBeGreaterThanOrEqual(0);
    await files?.remove();
  });
});

describe('createInstantReplay', () => {
  it('leaves no capture when it is stopped while the capture opens', async () => {
    const { stream, isAsked, open } = aLateCapture();
    const replay = createInstantReplay({ ...anOffscreenRequest(), seconds: 30, onEnded: () => undefined });
    const started = replay.start(CAPTURE_REQUEST);
    await isAsked();

    const stopped = replay.stop();
    open();
    await Promise.all([started, stopped]);

    expect(isLive(stream)).toBe(false);
  });
});
