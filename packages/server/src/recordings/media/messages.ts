import type { CaptureNote } from '@flowlens/client';
import type { RecordingFailure } from '../../platform/database/schema/recording-tables.js';

/** Facts about a video whose files (`MEDIA_NAMES`) a process has made. */
export interface MediaResult {
  durationMs: number;
  /** Notes about missing parts of the video. */
  notes: CaptureNote[];
}

/** Messages of the process for videos. They contain no paths, because the server knows where the files are. */
export type FromMediaChild =
  | { kind: 'probed'; durationMs: number }
  | { kind: 'done'; result: MediaResult }
  /** Retrying does not help. */
  | { kind: 'unusable'; reason: string; failure?: RecordingFailure | undefined }
  /** An error such as a full disk, which is not caused by the video. */
  | { kind: 'machine'; reason: string };
