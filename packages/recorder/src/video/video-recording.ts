import type { Gap } from '../events/gap.js';

/** Receives the bytes of a video in order. */
export interface VideoSink {
  append: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
}

/** Makes a page paint, and calls back when it has. */
export type Repaint = (onPainted: () => void) => void;

interface VideoOptions {
  /** Maximum number of frames per second. @default 30 */
  frameRate?: number;
  /** Maximum number of bits per second. @default 2500000 */
  bitrate?: number;
  /**
   * Makes the captured page paint and calls `onPainted` afterwards, to distinguish a stalled capture from a static
   * page. Without it, stalls are not detected.
   */
  repaint?: Repaint;
  /** Called when the capture stalls, and when it recovers. */
  onStalled?: (isStalled: boolean) => void;
  /** Shows black until `resume`, for a page that has not yet blurred its fields. @default false */
  startsPaused?: boolean;
}

/** A running recording of a media stream. */
export interface VideoRecording {
  /** `video/mp4` or `video/webm`. */
  readonly mimeType: string;
  /** Epoch milliseconds of the first frame, known about a second later; rejects if no frame arrives until `stop`. */
  readonly origin: Promise<number>;
  /** Drops frames until `resume`; the last picture freezes. */
  pause: () => void;
  /** Shows the newest frame, since a static page sends no other. */
  resume: () => void;
  /** Forgets the newest frame, so that `resume` shows nothing older than the next one. */
  forgetFrame: () => void;
  /** Adds a gap whenever frames are lost. */
  onGap: (listener: (gap: Gap) => void) => void;
  /**
   * Resolves when the stream has ended, for example by the browser's stop button. Rejects if the recording cannot
   * continue, for example with a `StorageFullError`. Call `stop` in both cases.
   */
  readonly ended: Promise<void>;
  /** Finishes the file. The tracks of the stream continue. */
  stop: () => Promise<VideoSummary>;
}

interface VideoSummary {
  durationMs: number;
  width: number;
  height: number;
  framesCount: number;
  bytes: number;
  /** Epoch milliseconds of the first frame, derived from all frames; undefined without frames. */
  origin?: number;
}

/** Starts to encode a stream into a sink. */
export type StartVideo = (stream: MediaStream, sink: VideoSink, options?: VideoOptions) => Promise<VideoRecording>;
