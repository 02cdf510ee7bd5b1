import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tables } from '../../platform/database/schema/tables.js';
import { addPeople } from '../../../test/support/people/add-people.js';
import type { Person } from '../../../test/support/people/person.js';
import { addFlow, addProject } from '../../../test/support/people/projects.js';
import { openTestServer, type TestServer } from '../../../test/support/server/test-server.js';
import { clearUpNow } from '../../../test/support/server/clear-up-now.js';

const ago = (text: string) => sql<Date>`now() - ${text}::interval`;
const hence = (text: string) => sql<Date>`now() + ${text}::interval`;

describe('housekeeping', () => {
  let server: TestServer;
  let ann: Person;
  let bob: Person;
  let projectId = '';
  beforeAll(async () => {
    server = await openTestServer();
    [ann, bob] = (await addPeople(server, 2)) as [Person, Person];
    projectId = await addProject(server.database.db, ann.userId, { members: { [bob.userId]: 'USER' } });
  });
  afterAll(() => server.close());

  const count = async (table: keyof Tables) => {
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from ${sql.table(table)}`.execute(
      server.database.db,
    );
    return rows[0]?.count;
  };
  const addSession = async (times: { expires_at: ReturnType<typeof ago>; revoked_at?: ReturnType<typeof ago> }) => {
    const { db } = server.database;
    const session = await db
      .insertInto('sessions')
      .values({ user_id: ann.userId, ...times })
      .returning('id')
      .executeTakeFirstOrThrow();
    const token = () => ({ token_hash: randomBytes(32), session_id: session.id });
    await db
      .insertInto('refresh_tokens')
      .values([
        { ...token(), generation: 1 },
        { ...token(), generation: 2 },
      ])
      .execute();
    return session.id;
  };

  it('deletes sessions a week after they ended, with their refresh tokens, and no others', async () => {
    await addSession({ expires_at: ago('8 days') });
    await addSession({ expires_at: hence('20 days'), revoked_at: ago('8 days') });
    const kept = [
      await addSession({ expires_at: ago('6 days') }),
      await addSession({ expires_at: hence('20 days'), revoked_at: ago('6 days') }),
      await addSession({ expires_at: hence('20 days') }),
    ];

    expect(await clearUpNow(server)).toMatchObject({ sessions: 2, refresh_tokens: 4 });

    const left = await server.database.db.selectFrom('sessions').select('id').where('id', 'in', kept).execute();
    expect(left).toHaveLength(3);
    expect(await count('refresh_tokens')).toBe(2 + 3 * 2);
    expect((await ann.get('/auth/me')).status).toBe(200);
    expect(await clearUpNow(server)).toMatchObject({ sessions: 0, refresh_tokens: 0 });
  });

  it('works through more rows than one batch holds', async () => {
    const keys = Array.from({ length: 1_201 }, (_, index) => ({
      user_id: ann.userId,
      key: `key-${index}`,
      operation_id: 'createTag',
      request_hash: randomBytes(32),
      created_at: index === 0 ? ago('23 hours') : ago('25 hours'),
    }));
    await server.database.db.insertInto('idempotency_keys').values(keys).execute();

    expect(await clearUpNow(server)).toMatchObject({ idempotency_keys: 1_200 });
    expect(await count('idempotency_keys')).toBe(1);
  });

  it('deletes agent tokens 90 days and public links 30 days after they expired', async () => {
    const { db } = server.database;
    const token = (person: Person, expires_at: ReturnType<typeof ago>) => ({
      user_id: person.userId,
      agent_type: 'CURSOR' as const,
      token_hash: randomBytes(32),
      expires_at,
    });
    await db
      .insertInto('agent_tokens')
      .values([token(ann, ago('91 days')), token(bob, ago('89 days'))])
      .execute();
    const link = (expires_at: ReturnType<typeof ago>) => ({ token_hash: randomBytes(32), expires_at });
    await db
      .insertInto('share_links')
      .values([link(ago('31 days')), link(ago('29 days')), link(hence('1 day'))])
      .execute();

    expect(await clearUpNow(server)).toMatchObject({ agent_tokens: 1, share_links: 1 });
    expect([await count('agent_tokens'), await count('share_links')]).toEqual([1, 2]);
  });

  it('deletes recorder tokens 90 days after they expired, and recorder codes immediately', async () => {
    const { db } = server.database;
    const token = (expires_at: ReturnType<typeof ago>) => ({
      user_id: ann.userId,
      token_hash: randomBytes(32),
      created_from: '127.0.0.1',
      expires_at,
    });
    await db
      .insertInto('recorder_tokens')
      .values([token(ago('91 days')), token(ago('89 days'))])
      .execute();
    const { id } = await db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', ann.userId)
      .limit(1)
      .executeTakeFirstOrThrow();
    const code = (expires_at: ReturnType<typeof ago>) => ({
      code_hash: randomBytes(32),
      user_id: ann.userId,
      session_id: id,
      redirect_uri: 'https://x.chromiumapp.org/cb',
      code_challenge: 'x',
      expires_at,
    });
    await db
      .insertInto('recorder_codes')
      .values([code(ago('1 second')), code(hence('1 minute'))])
      .execute();

    expect(await clearUpNow(server)).toMatchObject({ recorder_tokens: 1, recorder_codes: 1 });
    expect([await count('recorder_tokens'), await count('recorder_codes')]).toEqual([1, 1]);
  });

  it('marks undecided invitations as expired', async () => {
    const { db } = server.database;
    const invitation = (email: string, expires_at: ReturnType<typeof ago>) => ({
      project_id: projectId,
      email,
      expires_at,
    });
    await db
      .insertInto('invitations')
      .values([
        invitation('late@example.com', ago('1 minute')),
        invitation('early@example.com', hence('1 minute')),
        { ...invitation('gone@example.com', ago('1 minute')), status: 'REJECTED' },
      ])
      .execute();

    expect(await clearUpNow(server)).toMatchObject({ invitations: 1 });
    const rows = await db.selectFrom('invitations').select(['email', 'status']).orderBy('email').execute();
    expect(rows.map(({ email, status }) => [email, status])).toEqual([
      ['early@example.com', 'PENDING'],
      ['gone@example.com', 'REJECTED'],
      ['late@example.com', 'EXPIRED'],
    ]);
  });

  it('purges deleted tags after 30 days and removes them from all flows', async () => {
    const { db } = server.database;
    const flows: string[] = [];
    for (let flow = 0; flow < 401; flow += 1) flows.push(await addFlow(db, projectId));
    const tags = await db
      .insertInto('tags')
      .values([
        { project_id: projectId, title: 'old', deleted_at: ago('31 days') },
        { project_id: projectId, title: 'recent', deleted_at: ago('29 days') },
        { project_id: projectId, title: 'live' },
      ])
      .returning('id')
      .execute();
    await db
      .insertInto('flow_tags')
      .values(tags.flatMap(({ id }) => flows.map((flow_id) => ({ flow_id, tag_id: id }))))
      .execute();

    expect(await clearUpNow(server)).toMatchObject({ tags: 1 });

    const left = await db.selectFrom('tags').select('title').orderBy('title').execute();
    expect(left.map(({ title }) => title)).toEqual(['live', 'recent']);
    expect(await count('flow_tags')).toBe(2 * flows.length);
    const flow = await db
      .selectFrom('flows')
      .select('tags')
      .where('id', '=', flows[0] ?? '')
      .executeTakeFirstOrThrow();
    expect(flow.tags.map(({ title }) => title)).toEqual(['live']);
  });
});
