import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/schema/tables.js';

interface Ending {
  /** Undefined to end the sessions of everybody. */
  userId?: string | undefined;
  /** True to end the tokens of coding assistants too. Recorder tokens and embed tokens always end. */
  agentTokens: boolean;
}

/** Number of active sessions and tokens that were ended. */
export interface Ended {
  sessions: number;
  agentTokens: number;
  recorderTokens: number;
  embedTokens: number;
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
      embedTokens: await endTokens(transaction, 'embed_tokens', userId),
    };
  });
}

async function endTokens(
  db: Kysely<Tables>,
  table: 'agent_tokens' | 'recorder_tokens' | 'embed_tokens',
  userId: string | undefined,
): Promise<number> {
  const rows = await db
    .deleteFrom(table)
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
    .returning(sql<boolean>`expires_at > now()`.as('was_live'))
    .execute();
  return rows.filter(({ was_live: wasLive }) => wasLive).length;
}

/** "Ended 2 sessions, 1 agent token, 0 recorder tokens and 0 embed tokens". */
export function summaryOf({ sessions, agentTokens, recorderTokens, embedTokens }: Ended): string {
  const others = `${count(recorderTokens, 'recorder token')} and ${count(embedTokens, 'embed token')}`;
  return `Ended ${count(sessions, 'session')}, ${count(agentTokens, 'agent token')}, ${others}`;
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}
