import { DAY_MS } from '@flowlens/core/internal';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/database/schema/tables.js';
import { HttpProblem } from '../../platform/errors/http-problem.js';

const today = sql<string>`(now() at time zone 'utc')::date`;

interface DailyBytes {
  bytes: number;
  /** Limit per person and day; 0 for no limit. */
  limit: number;
}

/** @throws HttpProblem 429 if these bytes exceed a person's daily limit */
export async function requireDailyRoom(
  db: Kysely<Tables>,
  userId: string,
  { bytes, limit }: DailyBytes,
): Promise<void> {
  if (limit === 0) return;
  const row = await db
    .selectFrom('upload_days')
    .select('received_bytes')
    .where('user_id', '=', userId)
    .where('day', '=', today)
    .executeTakeFirst();
  const received = Number(row?.received_bytes ?? 0);
  if (received >= limit || received + bytes > limit) throw dailyQuotaUsed();
}

/** Counts received bytes. @throws HttpProblem 429 if they exceed the limit */
export async function countDailyBytes(db: Kysely<Tables>, userId: string, { bytes, limit }: DailyBytes): Promise<void> {
  const { received_bytes: received } = await db
    .insertInto('upload_days')
    .values({ user_id: userId, day: today, received_bytes: bytes })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'day'])
        .doUpdateSet({ received_bytes: sql<number>`upload_days.received_bytes + excluded.received_bytes` }),
    )
    .returning('received_bytes')
    .executeTakeFirstOrThrow();
  if (limit > 0 && Number(received) > limit) throw dailyQuotaUsed();
}

/** Deletes the counts from before yesterday. */
export async function forgetOldDays(db: Kysely<Tables>): Promise<void> {
  await db
    .deleteFrom('upload_days')
    .where('day', '<', sql<string>`${today} - 1`)
    .execute();
}

function dailyQuotaUsed(): HttpProblem {
  const seconds = Math.ceil((DAY_MS - (Date.now() % DAY_MS)) / 1_000);
  const headers = { 'retry-after': String(seconds) };
  return new HttpProblem(429, 'You have reached the daily upload limit. Please continue tomorrow.', { headers });
}
