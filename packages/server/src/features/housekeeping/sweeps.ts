import { type Kysely, type RawBuilder, sql } from 'kysely';
import { inBatches } from '../../platform/database/in-batches.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import { IDEMPOTENCY_KEY_LIFE_HOURS } from '../../http/idempotency/idempotency-keys.js';

/** Rows per statement: few enough for the statement timeout, and to keep nobody waiting. */
const BATCH_ROWS = 500;

/** Sessions are kept for a week, so that late use of an old refresh token is still recognized. */
const ENDED_SESSION = sql`least(revoked_at, expires_at) < now() - interval '7 days'`;

/** Expiring rows; children before their parents. */
const EXPIRED: { table: keyof Tables; condition: RawBuilder<unknown> }[] = [
  { table: 'refresh_tokens', condition: sql`session_id in (select id from sessions where ${ENDED_SESSION})` },
  { table: 'sessions', condition: ENDED_SESSION },
  {
    table: 'idempotency_keys',
    condition: sql`created_at < now() - ${IDEMPOTENCY_KEY_LIFE_HOURS} * interval '1 hour'`,
  },
  { table: 'agent_tokens', condition: sql`expires_at < now() - interval '90 days'` },
  { table: 'recorder_tokens', condition: sql`expires_at < now() - interval '90 days'` },
  { table: 'embed_tokens', condition: sql`expires_at < now()` },
  { table: 'recorder_codes', condition: sql`expires_at < now()` },
  { table: 'recording_links', condition: sql`expires_at < now() - interval '30 days'` },
  { table: 'share_links', condition: sql`expires_at < now() - interval '30 days'` },
  { table: 'jira_issues', condition: sql`created_at < now() - interval '7 days'` },
];

/** Deletes expired rows; returns the number per table. */
export async function deleteExpired(db: Kysely<Tables>): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { table, condition } of EXPIRED)
    counts[table] = await inBatches(BATCH_ROWS, async () => {
      // Rows locked by others are left for the next run.
      const { numAffectedRows } = await sql`
        delete from ${sql.table(table)} where ctid in (
          select ctid from ${sql.table(table)} where ${condition} limit ${BATCH_ROWS} for update skip locked
        )`.execute(db);
      return Number(numAffectedRows);
    });
  return counts;
}

/** Marks invitations without an answer as expired; returns their number. */
export async function expireInvitations(db: Kysely<Tables>): Promise<number> {
  return inBatches(BATCH_ROWS, async () => {
    const { numAffectedRows } = await sql`
      update invitations set status = 'EXPIRED' where ctid in (
        select ctid from invitations where status = 'PENDING' and expires_at < now()
        limit ${BATCH_ROWS} for update skip locked
      )`.execute(db);
    return Number(numAffectedRows);
  });
}
