import { CAPTURE_MODES, GAP_REASONS, RECORDERS } from '@flowlens/core';
import { z } from 'zod';

const GAPS_MAX = 100;

const time = z
  .number()
  .min(0)
  .max(2 ** 31 - 1)
  .transform(Math.round);
const count = z.int().min(0).max(1e9);

/** A recorder's statements about its own recording. They are stored unredacted, so only numbers and fixed words are accepted. */
export const recordedCapture = z.object({
  recorder: z.enum(RECORDERS),
  version: z.string().regex(/^\d+\.\d+\.\d+(-[\w.]{1,20})?$/),
  mode: z.enum(CAPTURE_MODES).optional(),
  redactedCount: count.optional(),
  gaps: z
    .array(z.object({ reason: z.enum(GAP_REASONS), atMs: time, forMs: time.optional(), count: count.optional() }))
    .max(GAPS_MAX),
});
