import { fromKysely, type PgBoss } from 'pg-boss';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/schema/tables.js';

/** Schema of the queue's tables, beside the product's own in the same database. */
export const JOBS_SCHEMA = 'jobs';

interface NewJob {
  name: string;
  data: object;
  /** Person whose jobs must not keep others waiting. */
  group: string | undefined;
}

/**
 * Adds a job. Each waiting job of a group lowers the priority of the group's next job, so the first job of one person
 * comes before the second of another.
 */
export async function sendJob(boss: PgBoss, within: Kysely<Tables>, { name, data, group }: NewJob): Promise<void> {
  const place = group === undefined ? {} : { group: { id: group }, priority: -(await unfinished(within, name, group)) };
  await boss.send(name, data, { db: fromKysely(within), ...place });
}

async function unfinished(within: Kysely<Tables>, name: string, group: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${sql.table(`${JOBS_SCHEMA}.job`)}
    where name = ${name} and group_id = ${group} and state < 'completed'`.execute(within);
  return rows[0]?.count ?? 0;
}
