import { asNumber, asText } from '../recorded/normalize-values.js';

/** Reasons why a recording lacks a part of a session, as reported by recorders. */
export const GAP_REASONS = [
  'probe_failed',
  'events_dropped',
  'video_stalled',
  'frames_dropped',
  'requests_left_out',
  'paused',
  'site_left_out',
  'site_silent',
  'interrupted',
  'clock_jump',
  'events_removed',
  'deep_refused',
  'deep_cancelled',
  'deep_ended',
] as const;

export type GapReason = (typeof GAP_REASONS)[number];

/** A part of a session that is missing from its recording. */
export interface CaptureGap {
  reason: GapReason;
  /** Start in the recording, in milliseconds. */
  atMs: number;
  /** Length in milliseconds, when known. */
  forMs?: number | undefined;
  /** Number of missing events or frames, when known. */
  count?: number | undefined;
}

/** Programs that record. */
export const RECORDERS = ['sdk', 'extension', 'app'] as const;

export type RecorderKind = (typeof RECORDERS)[number];

/** `deep`: with the browser's debugger, for at least a part of the recording. */
export const CAPTURE_MODES = ['standard', 'deep'] as const;
export type CaptureMode = (typeof CAPTURE_MODES)[number];

/**
 * Report of a recorder about its own recording: the `capture` of a timeline's metadata. Contains only numbers and fixed
 * words.
 */
export interface CaptureMetadata {
  recorder: RecorderKind;
  version: string;
  /** Absent for recorders that have only one mode. */
  mode?: CaptureMode | undefined;
  /** Number of redacted values. */
  redactedCount?: number | undefined;
  gaps: CaptureGap[];
}

/** Reads the `capture` of a file's metadata; undefined if it is missing or malformed. */
export function normalizeCapture(value: unknown): CaptureMetadata | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { recorder, version, mode, redactedCount, gaps } = value as Record<string, unknown>;
  const kind = RECORDERS.find((known) => known === recorder);
  if (!kind) return undefined;
  return {
    recorder: kind,
    version: asText(version) ?? '',
    mode: CAPTURE_MODES.find((known) => known === mode),
    redactedCount: asNumber(redactedCount),
    gaps: Array.isArray(gaps) ? gaps.flatMap((gap) => normalizeGap(gap) ?? []) : [],
  };
}

function normalizeGap(value: unknown): CaptureGap | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { reason, atMs, forMs, count } = value as Record<string, unknown>;
  const known = GAP_REASONS.find((each) => each === reason);
  if (!known) return undefined;
  return { reason: known, atMs: asNumber(atMs) ?? 0, forMs: asNumber(forMs), count: asNumber(count) };
}
