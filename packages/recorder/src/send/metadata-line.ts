import type { CaptureGap, CaptureMetadata } from '@flowlens/core';
import type { Gap } from '../events/gap.js';
import type { RecordingState } from '../spool/recording-files.js';
import { VERSION } from '../version.js';

/** Maximum number of gaps that the server accepts. */
const SENT_GAPS_MAX = 100;

/**
 * Returns the line of type `metadata` that ends the events: browser, machine, and gaps of the recording. The part about
 * the recording contains only fixed words and numbers, nothing from the page.
 */
export function metadataLine({ metadata, gaps, redacted, recorder = 'sdk', mode }: RecordingState): string {
  const capture: CaptureMetadata = {
    recorder,
    version: VERSION,
    ...(mode && { mode }),
    redactedCount: Object.values(redacted).reduce((sum, count) => sum + count, 0),
    gaps: gaps.slice(0, SENT_GAPS_MAX).map(reportedGap),
  };
  return `${JSON.stringify({ type: 'metadata', metadata: { ...metadata, capture } })}\n`;
}

/**
 * Limits times to the recording: the server rejects the whole line for a time before the start, and a gap may begin
 * before the first picture.
 */
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
