import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.js';

interface Ending {
  /** Undefined: those of everybody. */
  userId?: string | undefined;
  /** Whether the tokens of coding assistants end too. */
  agentTokens: boolean;
}

/** Number of sessions and agent tokens that were alive and are no longer. */
export interface Ended {
  sessions: number;
  agentTokens: number;
}

/**
 * Ends sessions with their access tokens and refresh tokens, at once: every call looks its session up. Signed addresses
 * of media that were handed out before work until they expire, for a quarter of an hour at most.
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
      agentTokens: agentTokens ? await endAgentTokens(transaction, userId) : 0,
    };
  });
}

async function endAgentTokens(db: Kysely<Tables>, userId: string | undefined): Promise<number> {
  const rows = await db
    .deleteFrom('agent_tokens')
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
    .returning(sql<boolean>`expires_at > now()`.as('was_live'))
    .execute();
  return rows.filter(({ was_live: wasLive }) => wasLive).length;
}

/** "Ended 2 sessions and 1 agent token". */
export function summaryOf({ sessions, agentTokens }: Ended): string {
  return `Ended ${count(sessions, 'session')} and ${count(agentTokens, 'agent token')}`;
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}
