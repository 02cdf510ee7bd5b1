import { type RawBuilder, sql } from 'kysely';

/** Returns an interval of 24-hour days. A day in PostgreSQL has 23 or 25 hours when the clocks of its time zone change. */
export function days(count: number): RawBuilder<unknown> {
  return sql`${count} * interval '24 hours'`;
}
