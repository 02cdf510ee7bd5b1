import { CaptureError } from './capture/capture-error.js';
import { readTrack } from './encode/read-track.js';
import { createFrameClock, epochNow } from './frame-clock.js';
import { createGapChannel } from './gap-channel.js';
import { createOrigin } from './origin.js';
import type { StartVideo } from './video-recording.js';

/** H.264 in MP4 first: FlowLens servers copy it and convert everything else. */
const TYPES = [
  'video/mp4;codecs="avc1.640028,opus"',
  'video/mp4;codecs=avc1.640028',
  'video/mp4;codecs="avc1.42E01E,mp4a.40.2"',
  'video/mp4',
  'video/webm;codecs="vp9,opus"',
  'video/webm',
];
const SLICE_MS = 1_000;

/** Makes Chromium write an MP4 fragment per key frame, by default seconds apart; missing in TypeScript's types. */
interface RecorderOptions extends MediaRecorderOptions {
  videoKeyFrameIntervalDuration?: number;
}

/** Records with the browser's MediaRecorder, for browsers without an H.264 encoder. */
export const recordWithMediaRecorder: StartVideo = async (stream, sink, options = {}) => {
  const [source] = stream.getVideoTracks();
  const mimeType = TYPES.find((type) => globalThis.MediaRecorder?.isTypeSupported(type));
  if (!source || !mimeType) throw new CaptureError('capture_unsupported', 'This browser cannot record video.');
  // A clone can turn black while paused without changing the caller's stream.
  const tracks = stream.getTracks().map((track) => track.clone());
  const recorder = new MediaRecorder(new MediaStream(tracks), {
    mimeType,
    videoBitsPerSecond: options.bitrate ?? 2_500_000,
    videoKeyFrameIntervalDuration: SLICE_MS,
  } as RecorderOptions);

  const setEnabled = (isEnabled: boolean) => {
    for (const track of tracks) track.enabled = isEnabled;
  };
  setEnabled(!options.startsPaused);

  const gaps = createGapChannel();
  const ended = Promise.withResolvers<void>();
  ended.promise.catch(() => undefined);
  let bytes = 0;
  let appends = Promise.resolve();
  recorder.ondataavailable = ({ data }) => {
    if (data.size === 0) return;
    appends = appends.then(async () => {
      await sink.append(new Uint8Array(await data.arrayBuffer()));
      bytes += data.size;
    });
    appends.catch((error: unknown) => ended.reject(error));
  };
  recorder.onerror = () => ended.reject(new Error('The browser could not continue recording.'));
  source.addEventListener('ended', () => ended.resolve());

  const startedAt = epochNow();
  const first = watchFirstFrame(source, startedAt);
  recorder.start(SLICE_MS);
  return {
    mimeType: mimeType.split(';')[0] ?? mimeType,
    origin: first.promise,
    // A paused MediaRecorder would skip the time, so events would no longer match the picture.
    pause: () => setEnabled(false),
    resume: () => setEnabled(true),
    // Frames of a pause are black.
    forgetFrame: () => undefined,
    onGap: gaps.onGap,
    ended: ended.promise,
    async stop() {
      const { width = 0, height = 0, frameRate = 0 } = source.getSettings();
      const durationMs = epochNow() - startedAt;
      first.end();
      if (recorder.state !== 'inactive') {
        await new Promise((stopped) => {
          recorder.onstop = stopped;
          recorder.stop();
        });
      }
      await appends.catch(() => undefined);
      for (const track of tracks) track.stop();
      // The browser does not report the number of encoded frames.
      const framesCount = Math.round((durationMs / 1_000) * frameRate);
      const origin = await first.promise.catch(() => undefined);
      return { durationMs, width, height, framesCount, bytes, ...(origin !== undefined && { origin }) };
    },
  };
};

/** Reads the times of the first frames from a clone. Without them, the call of `start` is the best estimate. */
function watchFirstFrame(source: MediaStreamTrack, startedAt: number) {
  if (!('MediaStreamTrackProcessor' in globalThis))
    return { promise: Promise.resolve(startedAt), end: () => undefined };
  const clock = createFrameClock(epochNow);
  const clone = source.clone();
  let firstUs = 0;
  const origin = createOrigin(() => clock.epochOf(firstUs));
  const reader = readTrack<VideoFrame>(
    clone,
    (frame) => {
      clock.see(frame.timestamp);
      firstUs ||= frame.timestamp;
      origin.frameSeen();
      frame.close();
    },
    () => undefined,
  );
  const end = () => {
    origin.end();
    reader.stop();
    clone.stop();
  };
  origin.promise.then(end, () => undefined);
  return { promise: origin.promise, end };
}
