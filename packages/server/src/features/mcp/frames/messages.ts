/** One picture of a video. */
export interface Frame {
  /** The time that was asked for. */
  timeMs: number;
  jpeg: Uint8Array;
}

/** Messages to the process that takes pictures: first the task, then the bytes that it asks for. */
export type ToFramesChild =
  | { kind: 'start'; container: 'mp4' | 'webm'; size: number; timesMs: number[]; width: number }
  | { kind: 'bytes'; id: number; bytes: Uint8Array };

/** Messages of that process. */
export type FromFramesChild =
  /** From `start` to `end`, which is left out. */
  | { kind: 'read'; id: number; start: number; end: number }
  | { kind: 'frame'; frame: Frame }
  | { kind: 'done' }
  | { kind: 'unusable' };
