import type { CaptureNote } from '@flowlens/client';

/** Paths of the files made of a video, its duration, and notes about what it lacks. */
export interface MediaFiles {
  video: string;
  preview: string;
  thumbnail: string;
  durationMs: number;
  notes: CaptureNote[];
}

/** What the process that works on a video says. */
export type FromMediaChild =
  | { kind: 'probed'; durationMs: number }
  | { kind: 'done'; files: MediaFiles }
  /** Trying again will not help. */
  | { kind: 'unusable'; reason: string }
  /** A full disk and the like, which says nothing about the video. */
  | { kind: 'machine'; reason: string };
