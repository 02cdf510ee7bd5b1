import type { CaptureNote } from '@flowlens/client';

/** What a process found out about a video of which it made the files of `MEDIA_NAMES`. */
export interface MediaResult {
  durationMs: number;
  /** What the video lacks. */
  notes: CaptureNote[];
}

/** What the process that works on a video says. It names no paths: the server knows where the files must be. */
export type FromMediaChild =
  | { kind: 'probed'; durationMs: number }
  | { kind: 'done'; result: MediaResult }
  /** Trying again will not help. */
  | { kind: 'unusable'; reason: string }
  /** A full disk and the like, which says nothing about the video. */
  | { kind: 'machine'; reason: string };
