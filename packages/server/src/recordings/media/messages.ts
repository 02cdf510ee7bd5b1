import type { CaptureNote } from '@flowlens/client';
import type { RecordingFailure } from '../../platform/database/schema/recording-tables.js';

/** Facts about a video of which a process made the files of `MEDIA_NAMES`. */
export interface MediaResult {
  durationMs: number;
  /** Notes about missing parts of the video. */
  notes: CaptureNote[];
}

/** Messages of the process that works on a video. They name no paths: the server knows the places of the files. */
export type FromMediaChild =
  | { kind: 'probed'; durationMs: number }
  | { kind: 'done'; result: MediaResult }
  /** Trying again will not help. */
  | { kind: 'unusable'; reason: string; failure?: RecordingFailure | undefined }
  /** A full disk and the like, which says nothing about the video. */
  | { kind: 'machine'; reason: string };
