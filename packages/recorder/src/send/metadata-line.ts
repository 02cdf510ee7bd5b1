import type { RecordingState } from '../spool/recording-files.js';

/** Gaps that are told; of more, the first. */
const GAPS_MAX = 100;

/**
 * The line of type `metadata` that ends the events: browser and machine, and what the recording lacks. Holds fixed words and numbers
 * only, nothing of the page.
 */
export function metadataLine({ metadata, gaps, redacted }: RecordingState): string {
  const capture = {
    recorder: 'sdk',
    gaps: gaps.slice(0, GAPS_MAX).map(({ reason, atMs, forMs, count, probe }) => ({
      at: Math.round(atMs),
      ...(forMs !== undefined && { for: Math.round(forMs) }),
      why: reason,
      ...(count !== undefined && { count }),
      ...(probe !== undefined && { probe }),
    })),
    redaction: redacted,
  };
  return `${JSON.stringify({ type: 'metadata', metadata: { ...metadata, capture } })}\n`;
}
