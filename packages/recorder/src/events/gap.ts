import type { CaptureGap } from '@flowlens/core';

export type { GapReason } from '@flowlens/core';

/** A part of the session that is missing from the recording. */
export interface Gap extends CaptureGap {
  /** Name of the probe that failed. */
  probe?: string;
}
