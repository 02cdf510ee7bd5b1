import { type RawBuilder, sql } from 'kysely';
import type { FlowOrder, FlowPosition } from './flow-order.js';
import { timeBuckets } from './flow-terms.js';

/** Period in which the listed flows were created. */
export interface FlowPeriod {
  createdFrom?: Date | undefined;
  /** Exclusive. */
  createdTo?: Date | undefined;
}

/** Older than every flow. */
const BEGINNING_MS = Date.UTC(2010, 0, 1);
export const FIRST_ID = '00000000-0000-0000-0000-000000000000';

export function isInPeriod({ createdFrom, createdTo }: FlowPeriod): RawBuilder<unknown>[] {
  return [
    ...(createdFrom ? [sql`flows.created_at >= ${createdFrom}::timestamptz`] : []),
    ...(createdTo ? [sql`flows.created_at < ${createdTo}::timestamptz`] : []),
  ];
}

/**
 * Turns a period into bounds of a scan in order of time: its near end into a position to start after, its far end into a
 * condition. Orders by a key have no such bounds.
 */
export function boundBy(
  { createdFrom, createdTo }: FlowPeriod,
  { key, direction }: FlowOrder,
  after: FlowPosition | undefined,
): { after: FlowPosition | undefined; bound: RawBuilder<unknown> } {
  if (key) return { after, bound: sql`true` };
  const [near, far] = direction === 'desc' ? [createdTo, { createdFrom }] : [createdFrom, { createdTo }];
  const start = near && { createdAtMs: near.getTime(), id: FIRST_ID };
  const isCloser =
    start &&
    after &&
    (direction === 'desc' ? after.createdAtMs < start.createdAtMs : after.createdAtMs >= start.createdAtMs);
  return { after: isCloser ? after : (start ?? after), bound: sql.join([sql`true`, ...isInPeriod(far)], sql` and `) };
}

/** Returns terms of the index of which flows of a period have at least one; undefined without a period. */
export function periodTerms({ createdFrom, createdTo }: FlowPeriod): string[] | undefined {
  if (!createdFrom && !createdTo) return undefined;
  const fromMs = Math.max(createdFrom?.getTime() ?? 0, BEGINNING_MS);
  const toMs = Math.max(Math.min(createdTo?.getTime() ?? Infinity, Date.now()), fromMs);
  return timeBuckets({ fromMs, toMs, hasPreciseEnd: true }).terms;
}
