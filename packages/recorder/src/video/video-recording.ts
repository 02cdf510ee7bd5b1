import type { Gap } from '../events/gap.js';

/** Receives the bytes of a video in order. */
export interface VideoSink {
  append: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
}

export interface VideoOptions {
  /** Frames per second at most. @default 30 */
  frameRate?: number;
  /** Bits per second at most. @default 2500000 */
  bitrate?: number;
}

/** A running video recording of one media stream. */
export interface VideoRecording {
  /** `video/mp4` or `video/webm`. */
  readonly mimeType: string;
  /** Epoch milliseconds of the first frame; rejects if no frame arrives. */
  readonly origin: Promise<number>;
  /** Drops frames until `resume`; the last picture stands meanwhile. */
  pause: () => void;
  resume: () => void;
  /** Adds a gap whenever frames are lost. */
  onGap: (listener: (gap: Gap) => void) => void;
  /** Resolves when the stream has ended by itself, for example because the user pressed the browser's own stop button. */
  readonly ended: Promise<void>;
  /** Finishes the file. */
  stop: () => Promise<VideoSummary>;
}

export interface VideoSummary {
  durationMs: number;
  width: number;
  height: number;
  framesCount: number;
  bytes: number;
}

/** Starts to encode a stream into a sink. */
export type StartVideo = (stream: MediaStream, sink: VideoSink, options?: VideoOptions) => Promise<VideoRecording>;
