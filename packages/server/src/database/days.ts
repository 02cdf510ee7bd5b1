import { type RawBuilder, sql } from 'kysely';

/** So many times 24 hours. A day of PostgreSQL has 23 or 25 where the clocks of the database's time zone change. */
export function days(count: number): RawBuilder<unknown> {
  return sql`${count} * interval '24 hours'`;
}
