/** Why a part of the session is missing from the recording. */
export type GapReason =
  /** A probe failed and was switched off. */
  | 'probe_failed'
  /** Events beyond the rate or size limits. */
  | 'too_many_events'
  /** The video stream delivered no frames. */
  | 'video_stalled'
  /** Frames dropped because the encoder could not keep up. */
  | 'frames_dropped'
  /** The user paused the recording. */
  | 'paused'
  /** The browser or the page ended in the middle. */
  | 'crashed'
  /** The clock of the machine jumped. */
  | 'clock_jump'
  /** The user removed events before sending. */
  | 'removed_by_user';

/** A part of the session that is missing from the recording. */
export interface Gap {
  reason: GapReason;
  /** Start in the recording, in milliseconds. */
  atMs: number;
  /** Length in milliseconds, when known. */
  forMs?: number;
  /** Dropped events or frames, when known. */
  count?: number;
  /** The probe concerned. */
  probe?: string;
}
