import { afterEach, describe, expect, it, vi } from 'vitest';
import { captureTab } from './capture-tab.js';
import { repaintThisPage } from './watch-stall.js';
import { createMemorySink } from '../test-support/memory-sink.js';
import { readVideo } from '../test-support/read-video.js';
import { startVideo } from '../start-video.js';

describe('captureTab', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('captures the screen and the microphone in one stream, and ends both', async () => {
    const capture = await captureTab({ microphone: true });
    const kinds = capture.stream.getTracks().map(({ kind }) => kind);
    capture.stop();

    expect(kinds.sort()).toEqual(['audio', 'video']);
    expect(capture.stream.getTracks().map(({ readyState }) => readyState)).toEqual(['ended', 'ended']);
  });

  it('returns a recordable picture', async () => {
    const capture = await captureTab();
    const memory = createMemorySink();
    const recording = await startVideo(capture.stream, memory.sink);
    repaintThisPage(() => undefined);
    await recording.origin.catch(() => undefined);
    await new Promise((later) => setTimeout(later, 2_000));
    const summary = await recording.stop();
    capture.stop();

    expect(summary.framesCount).toBeGreaterThan(0);
    expect((await readVideo(memory.file())).codec).toBe('avc');
  });

  it('requests this tab first, or lets the user choose', async () => {
    const ask = vi.spyOn(navigator.mediaDevices, 'getDisplayMedia');
    (await captureTab()).stop();
    (await captureTab({ surface: 'any' })).stop();

    expect(ask.mock.calls).toMatchObject([
      [{ preferCurrentTab: true, surfaceSwitching: 'exclude', monitorTypeSurfaces: 'exclude', systemAudio: 'exclude' }],
      [{ preferCurrentTab: false, surfaceSwitching: 'include', monitorTypeSurfaces: 'include', audio: false }],
    ]);
  });

  it('throws `capture_denied` when the user refuses', async () => {
    refuse('getDisplayMedia', 'NotAllowedError');

    await expect(captureTab()).rejects.toMatchObject({ name: 'CaptureError', code: 'capture_denied' });
  });

  it('throws `capture_unsupported` when the browser cannot capture', async () => {
    refuse('getDisplayMedia', 'NotReadableError');
    await expect(captureTab()).rejects.toMatchObject({ code: 'capture_unsupported' });

    vi.stubGlobal('navigator', {});
    await expect(captureTab()).rejects.toMatchObject({ code: 'capture_unsupported' });
  });

  it('throws `microphone_denied` and ends the capture when the microphone is refused', async () => {
    const display = vi.spyOn(navigator.mediaDevices, 'getDisplayMedia');
    refuse('getUserMedia', 'NotAllowedError');

    await expect(captureTab({ microphone: true })).rejects.toMatchObject({ code: 'microphone_denied' });
    const stream = await (display.mock.results[0]?.value as Promise<MediaStream>);
    expect(stream.getTracks().map(({ readyState }) => readyState)).toEqual(['ended']);
  });

  it('rejects another tab than the wanted one, and leaves neither capture nor microphone on', async () => {
    const display = document.createElement('canvas').captureStream(0);
    Object.assign(display.getVideoTracks()[0]!, { getCaptureHandle: () => ({ handle: 'another tab' }) });
    vi.spyOn(navigator.mediaDevices, 'getDisplayMedia').mockResolvedValue(display);
    const open = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(new MediaStream());

    await expect(captureTab({ microphone: true, handle: 'wanted tab' })).rejects.toMatchObject({
      code: 'capture_denied',
    });
    expect(display.getTracks().map(({ readyState }) => readyState)).toEqual(['ended']);
    expect(open).not.toHaveBeenCalled();
  });
});

function refuse(method: 'getDisplayMedia' | 'getUserMedia', name: string) {
  vi.spyOn(navigator.mediaDevices, method).mockRejectedValue(new DOMException('No', name));
}
