import { CaptureError } from './capture/capture-error.js';
import { startSoundEncoder } from './encode/encode-sound.js';
import { readTrack } from './encode/read-track.js';
import { createPictureRepeater } from './encode/repeat-picture.js';
import { canCutFragments, createMp4Writer } from './encode/write-mp4.js';
import { createFirstPicture } from './capture/first-picture.js';
import { createFrameClock, epochNow } from './frame-clock.js';
import { createDropCounter, createGapChannel } from './gap-channel.js';
import { createOrigin } from './origin.js';
import { createPictureTrack } from './capture/picture-track.js';
import type { StartVideo } from './video-recording.js';
import { createStallWatch } from './capture/watch-stall.js';

const STALL_CHECK_MS = 1_000;

/** Records a stream as H.264 and Opus in a fragmented MP4. */
export const recordWithWebCodecs: StartVideo = async (stream, sink, options = {}) => {
  const [track] = stream.getVideoTracks();
  const [microphone] = stream.getAudioTracks();
  if (!track) throw new CaptureError('capture_unsupported', 'There is no picture to record.');
  const { repaint, onStalled, startsPaused, frameRate = 30, bitrate = 2_500_000 } = options;

  const gaps = createGapChannel();
  const drops = createDropCounter(gaps.emit);
  const ended = Promise.withResolvers<void>();
  ended.promise.catch(() => undefined);
  let failed = false;
  const fail = (error: unknown) => {
    failed = true;
    ended.reject(error);
  };
  let bytes = 0;
  const counted = {
    async append(part: Uint8Array<ArrayBuffer>) {
      if (failed) return;
      // A sink may transfer the bytes to a worker, which empties them here.
      const { byteLength } = part;
      await sink.append(part);
      bytes += byteLength;
    },
  };

  const sound =
    microphone &&
    (await startSoundEncoder({
      track: microphone,
      onChunk: (chunk, metadata) => writer.addSound(chunk, metadata),
      onError: fail,
    }));
  const writer = createMp4Writer(counted, { hasSound: Boolean(sound), onError: fail });
  const clock = createFrameClock(epochNow);
  const pictures = createPictureTrack({
    settings: { bitrate, frameRate, sparesKeyFrames: canCutFragments() },
    startsPaused,
    onChunk: writer.addVideo,
    onError: fail,
    onKept: (atMs) => drops.kept(atMs),
    onDropped: (atMs) => drops.dropped(atMs),
  });
  const readOrigin = () => clock.epochOf(pictures.zeroUs());
  const origin = createOrigin(readOrigin);

  const onFrame = (frame: VideoFrame) => {
    if (failed) return frame.close();
    clock.see(frame.timestamp);
    watch?.frameArrived();
    const isFirst = !pictures.hasBegun();
    pictures.add(frame);
    repeater.encoded();
    sound?.fill(pictures.endUs());
    if (!isFirst) return;
    firstPicture.settle();
    origin.frameSeen();
    sound?.begin(readOrigin);
  };
  const repeat = () => {
    if (failed || !pictures.hasBegun()) return;
    pictures.repeat(clock.timestampNow());
    sound?.fill(pictures.endUs());
  };
  const repeater = createPictureRepeater(repeat, () => performance.now());

  const read = (from: MediaStreamTrack) => readTrack<VideoFrame>(from, onFrame, () => ended.resolve());
  let reader = read(track);
  let again: MediaStreamTrack | undefined;
  /** A new track of the same capture restarts the delivery of frames. */
  const readAnew = () => {
    // An ended track cannot be read; its reader reports the end.
    if (track.readyState === 'ended') return;
    reader.stop();
    again?.stop();
    again = track.clone();
    reader = read(again);
  };
  const firstPicture = createFirstPicture(() => {
    readAnew();
    repaint?.(() => undefined);
  });
  const watch =
    repaint &&
    createStallWatch({
      now: () => performance.now(),
      repaint: () => repaint(() => watch?.pagePainted()),
      onStall() {
        onStalled?.(true);
        readAnew();
      },
      onRecovery(stalledAt) {
        onStalled?.(false);
        const forMs = performance.now() - stalledAt;
        const atMs = pictures.nowMs(clock.timestampNow()) - forMs;
        gaps.emit({ reason: 'video_stalled', atMs: Math.max(0, atMs), forMs });
      },
    });
  const stallTimer = watch && setInterval(watch.check, STALL_CHECK_MS);

  return {
    mimeType: 'video/mp4',
    origin: origin.promise,
    pause() {
      pictures.pause();
      sound?.setMuted(true);
    },
    resume() {
      pictures.resume(clock.timestampNow());
      sound?.setMuted(false);
    },
    forgetFrame: pictures.forget,
    onGap: gaps.onGap,
    ended: ended.promise,
    async stop() {
      if (!failed && !pictures.hasBegun() && track.readyState === 'live') await firstPicture.wait();
      firstPicture.settle();
      reader.stop();
      again?.stop();
      repeater.stop();
      clearInterval(stallTimer);
      watch?.end();
      origin.end();
      await pictures.close(clock.timestampNow());
      drops.end();
      await sound?.close(pictures.endUs());
      if (!failed && pictures.hasBegun()) await writer.finish().catch(fail);
      return {
        durationMs: pictures.endUs() / 1_000,
        ...pictures.size(),
        framesCount: pictures.framesCount(),
        bytes,
        ...(pictures.hasBegun() && { origin: readOrigin() }),
      };
    },
  };
};
