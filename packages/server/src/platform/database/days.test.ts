import { DAY_MS } from '@flowlens/core/internal';
import { decodeJwt } from 'jose';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../http/actor.js';
import { createAgentToken } from '../../features/agent-tokens/agent-token-store.js';
import { inviteMember } from '../../features/invitations/invite-member.js';
import { createPublicInvitation } from '../../features/invitations/manage-invitations.js';
import { startSession } from '../../features/auth/sessions/refresh-tokens.js';
import { addPeople } from '../../../test/support/people/add-people.js';
import { addProject } from '../../../test/support/people/projects.js';
import { openTestServer, type TestServer } from '../../../test/support/server/test-server.js';
import type { Tables } from './schema/tables.js';

const HOUR_SECONDS = 3_600;
/**
 * A time zone whose clocks go forward the day after tomorrow, and back nine months later. Such a name counts the days
 * of a year from 0.
 */
const ZONE = (() => {
  const dayOfYear = (date: Date) => Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / DAY_MS);
  const inDays = (count: number) => dayOfYear(new Date(Date.now() + count * DAY_MS));
  return `STD0DST,${inDays(2)},${inDays(275)}`;
})();

describe('days', () => {
  let server: TestServer;
  let ann: Actor;
  let projectId: string;
  beforeAll(async () => {
    server = await openTestServer();
    const [person] = await addPeople(server, 1);
    const { sid } = decodeJwt<{ sid: string }>(person?.token ?? '');
    ann = {
      kind: 'session',
      userId: person?.userId ?? '',
      sessionId: sid,
      name: 'Ann',
      email: 'ann@example.com',
      hostedDomain: null,
    };
    projectId = await addProject(server.database.db, ann.userId);
  });
  afterAll(() => server.close());

  const parts = {
    mail: { invite: () => Promise.resolve(), recordingWaits: () => Promise.resolve() },
    allowedAccounts: { isAddressAllowed: () => true },
  };
  it.each<[string, number, keyof Tables, (db: Kysely<Tables>) => Promise<unknown>]>([
    [
      'an invitation',
      7,
      'invitations',
      (db) => inviteMember({ db, ...parts }, ann, { projectId, email: 'bob@example.com' }),
    ],
    ['a link', 7, 'public_invitations', (db) => createPublicInvitation(db, ann, { projectId, maxJoins: 1 })],
    ['a session', 30, 'sessions', (db) => startSession(db, ann.userId)],
    [
      'a token of an assistant',
      90,
      'agent_tokens',
      (db) =>
        createAgentToken(db, ann, { agentType: 'CURSOR', origin: { address: '203.0.113.7', sessionKind: 'cookie' } }),
    ],
  ])('adds 24 hours per day to the life of %s, even when the clocks change', async (_what, days, table, make) => {
    const seconds = await server.database.db.connection().execute(async (db) => {
      await sql`select set_config('timezone', ${ZONE}, false)`.execute(db);
      try {
        await make(db);
        const { rows } = await sql<{ hours_of_day: number; seconds: number }>`
          select extract(epoch from now() + interval '5 days' - now())::float8 / 3600 as hours_of_day,
            extract(epoch from expires_at - created_at)::float8 as seconds
          from ${sql.table(table)} order by created_at desc limit 1`.execute(db);
        expect(rows[0]?.hours_of_day).toBe(5 * 24 - 1);
        return rows[0]?.seconds;
      } finally {
        await sql`reset timezone`.execute(db);
      }
    });

    expect(seconds).toBeCloseTo(days * 24 * HOUR_SECONDS, 0);
  });
});
