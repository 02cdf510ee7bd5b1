/** Picture of a video. */
export interface Frame {
  /** Requested time. */
  timeMs: number;
  jpeg: Uint8Array;
}

/** Messages to the process that extracts pictures: first the task, then the requested bytes. */
export type ToFramesChild =
  | { kind: 'start'; container: 'mp4' | 'webm'; size: number; timesMs: number[]; width: number }
  | { kind: 'bytes'; id: number; bytes: Uint8Array };

/** Messages of that process. */
export type FromFramesChild =
  /** Requests the bytes from `start` to `end` (exclusive). */
  | { kind: 'read'; id: number; start: number; end: number }
  | { kind: 'frame'; frame: Frame }
  | { kind: 'done' }
  | { kind: 'unusable' };
