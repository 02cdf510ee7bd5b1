import type { CaptureGap, CaptureMetadata } from '@flowlens/core';
import type { Gap } from '../events/gap.js';
import type { RecordingState } from '../spool/recording-files.js';
import { VERSION } from '../version.js';

/** As the server has it. */
const GAPS_MAX = 100;

/**
 * The line of type `metadata` that ends the events: browser and machine, and the gaps of the recording. The part about
 * the recording contains fixed words and numbers only, nothing from the page.
 */
export function metadataLine({ metadata, gaps, redacted, recorder = 'sdk', mode }: RecordingState): string {
  const capture: CaptureMetadata = {
    recorder,
    version: VERSION,
    ...(mode && { mode }),
    redactedCount: Object.values(redacted).reduce((sum, count) => sum + count, 0),
    gaps: gaps.slice(0, GAPS_MAX).map(reportedGap),
  };
  return `${JSON.stringify({ type: 'metadata', metadata: { ...metadata, capture } })}\n`;
}

/** The server refuses the whole line for a time before the start, which a gap may have when it began before the first picture. */
function reportedGap({ reason, atMs, forMs, count }: Gap): CaptureGap {
  return {
    reason,
    atMs: wholeNumber(atMs),
    ...(forMs !== undefined && { forMs: wholeNumber(forMs) }),
    ...(count !== undefined && { count: wholeNumber(count) }),
  };
}

function wholeNumber(value: number): number {
  return Math.max(0, Math.round(value));
}
