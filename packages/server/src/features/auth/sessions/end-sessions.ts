import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/schema/tables.js';

interface Ending {
  /** Undefined to end the sessions of everybody. */
  userId?: string | undefined;
  /** True to end the tokens of coding assistants too. Recorder tokens always end. */
  agentTokens: boolean;
}

/** Number of active sessions and tokens that were ended. */
export interface Ended {
  sessions: number;
  agentTokens: number;
  recorderTokens: number;
}

/**
 * Ends sessions with their access tokens and refresh tokens at once, because every call looks up its session. Signed
 * media URLs that were issued before work until they expire, for at most a quarter of an hour.
 */
export async function endSessions(db: Kysely<Tables>, { userId, agentTokens }: Ending): Promise<Ended> {
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('sessions')
      .set({ revoked_at: sql`now()` })
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
      .executeTakeFirstOrThrow();
    return {
      sessions: Number(numUpdatedRows),
      agentTokens: agentTokens ? await endTokens(transaction, 'agent_tokens', userId) : 0,
      recorderTokens: await endTokens(transaction, 'recorder_tokens', userId),
    };
  });
}

async function endTokens(
  db: Kysely<Tables>,
  table: 'agent_tokens' | 'recorder_tokens',
  userId: string | undefined,
): Promise<number> {
  const rows = await db
    .deleteFrom(table)
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
    .returning(sql<boolean>`expires_at > now()`.as('was_live'))
    .execute();
  return rows.filter(({ was_live: wasLive }) => wasLive).length;
}

/** "Ended 2 sessions, 1 agent token and 0 recorder tokens". */
export function summaryOf({ sessions, agentTokens, recorderTokens }: Ended): string {
  return `Ended ${count(sessions, 'session')}, ${count(agentTokens, 'agent token')} and ${count(recorderTokens, 'recorder token')}`;
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}
