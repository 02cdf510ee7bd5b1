import { encodedSize, encoderConfig, type PictureSize } from '../encode/choose-codec.js';
import { createFrameEncoder, type FrameEncoder, type FrameKind } from '../encode/encode-frames.js';
import { createFrameFitter, type FrameFitter } from '../encode/fit-frame.js';

/** Minimum distance between two pictures: a frame may arrive after a later repetition of the previous one. */
const MIN_STEP_US = 1_000;

/** Times are timestamps of the stream or times in the video, both in microseconds unless named otherwise. */
export interface PictureTrack {
  /** Encodes a frame and takes ownership of it. */
  add: (frame: VideoFrame) => void;
  /** Encodes the last picture again. */
  repeat: (timestampUs: number) => void;
  /** Drops new frames; the last picture freezes. */
  pause: () => void;
  resume: (timestampUs: number) => void;
  /** Forgets the newest frame of a pause, so that `resume` shows nothing older than the next one. */
  forget: () => void;
  hasBegun: () => boolean;
  /** Timestamp of the first frame. */
  zeroUs: () => number;
  /** Time of the last picture in the video. */
  endUs: () => number;
  /** Time in the video of a timestamp. */
  nowMs: (timestampUs: number) => number;
  size: () => PictureSize;
  framesCount: () => number;
  /** Shows the last picture until a timestamp, the end of the video, and finishes. */
  close: (timestampUs: number) => Promise<void>;
}

interface PictureTrackParts {
  settings: { bitrate: number; frameRate: number; sparesKeyFrames: boolean };
  /** Shows black until `resume`. @default false */
  startsPaused?: boolean | undefined;
  onChunk: (chunk: EncodedVideoChunk, metadata: EncodedVideoChunkMetadata | undefined) => void;
  onError: (error: Error) => void;
  onKept: (atMs: number) => void;
  onDropped: (atMs: number) => void;
}

interface Pipeline {
  zeroUs: number;
  size: PictureSize;
  encoder: FrameEncoder;
  fit: FrameFitter;
}

/** Pictures of a video, from time 0 at the first frame, which determines the size. */
export function createPictureTrack(parts: PictureTrackParts): PictureTrack {
  const { settings, startsPaused = false, onChunk, onError, onKept, onDropped } = parts;
  let pipeline: Pipeline | undefined;
  let lastUs = -MIN_STEP_US;
  let framesCount = 0;
  let paused = startsPaused;
  /** Currently shown picture. */
  let shown: VideoFrame | undefined;
  /** Newest frame while paused: a static page sends no other after the pause. */
  let latest: VideoFrame | undefined;

  const begin = (first: VideoFrame): Pipeline => {
    const size = encodedSize({ width: first.displayWidth, height: first.displayHeight });
    const encoder = createFrameEncoder({
      config: encoderConfig(size, settings),
      sparesKeyFrames: settings.sparesKeyFrames,
      onChunk(chunk, metadata) {
        framesCount += 1;
        onChunk(chunk, metadata);
      },
      onError,
    });
    return { zeroUs: first.timestamp, size, encoder, fit: createFrameFitter(size) };
  };
  const nextTime = (timestampUs: number) => {
    lastUs = Math.max(Math.round(timestampUs - (pipeline?.zeroUs ?? 0)), lastUs + MIN_STEP_US);
    return lastUs;
  };
  const show = (picture: VideoFrame, kind: FrameKind = 'new') => {
    if (picture !== shown) shown?.close();
    shown = picture;
    const atMs = picture.timestamp / 1_000;
    if (pipeline?.encoder.encode(picture, kind)) onKept(atMs);
    else onDropped(atMs);
  };

  const repeat = (timestampUs: number, kind: FrameKind) => {
    if (shown) show(new VideoFrame(shown, { timestamp: nextTime(timestampUs) }), kind);
  };

  return {
    add(frame) {
      pipeline ??= begin(frame);
      if (!paused) return show(pipeline.fit(frame, nextTime(frame.timestamp)));
      if (!shown) show(blackFrame(pipeline.size, nextTime(frame.timestamp)));
      latest?.close();
      latest = frame;
    },
    repeat: (timestampUs) => repeat(timestampUs, 'repeated'),
    pause() {
      paused = true;
    },
    resume(timestampUs) {
      paused = false;
      if (!latest || !pipeline) return;
      pipeline.encoder.requestKeyFrame();
      show(pipeline.fit(latest, nextTime(timestampUs)));
      latest = undefined;
    },
    forget() {
      latest?.close();
      latest = undefined;
    },
    hasBegun: () => pipeline !== undefined,
    zeroUs: () => pipeline?.zeroUs ?? 0,
    endUs: () => Math.max(0, lastUs),
    nowMs: (timestampUs) => (timestampUs - (pipeline?.zeroUs ?? 0)) / 1_000,
    size: () => pipeline?.size ?? { width: 0, height: 0 },
    framesCount: () => framesCount,
    async close(timestampUs) {
      repeat(timestampUs, 'last');
      await pipeline?.encoder.close();
      shown?.close();
      latest?.close();
      shown = latest = undefined;
    },
  };
}

function blackFrame({ width, height }: PictureSize, timestamp: number): VideoFrame {
  const canvas = new OffscreenCanvas(width, height);
  // A canvas without drawings may have no picture.
  canvas.getContext('2d', { alpha: false })?.fillRect(0, 0, width, height);
  return new VideoFrame(canvas, { timestamp });
}
