import { type RawBuilder, sql } from 'kysely';

/** Returns an interval of 24-hour days. A PostgreSQL day has 23 or 25 hours at clock changes of its time zone. */
export function days(count: number): RawBuilder<unknown> {
  return sql`${count} * interval '24 hours'`;
}
