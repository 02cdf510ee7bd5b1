import { type CaptureGap, GAP_REASONS, type GapReason } from './capture-metadata.js';

/** All gaps with the same reason as one capture note, as the API describes it. */
export interface GapNote {
  code: GapReason;
  /** Start of the first gap, in milliseconds. */
  at_ms: number;
  /** Total length of the gaps, in milliseconds. */
  for_ms?: number;
  /** Number of missing events or frames; the number of gaps if that is unknown. */
  count: number;
}

/** Returns one note for each reason, in the order of `GAP_REASONS`. */
export function gapNotes(gaps: readonly CaptureGap[]): GapNote[] {
  return GAP_REASONS.flatMap((code) => {
    const same = gaps.filter(({ reason }) => reason === code);
    if (same.length === 0) return [];
    const lengthMs = sum(same.map(({ forMs = 0 }) => forMs));
    return {
      code,
      at_ms: Math.round(Math.min(...same.map(({ atMs }) => atMs))),
      ...(lengthMs > 0 && { for_ms: Math.round(lengthMs) }),
      count: sum(same.map(({ count = 1 }) => count)),
    };
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
