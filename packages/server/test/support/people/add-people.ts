import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { readSecret } from '../../../src/platform/config/secret.js';
import { type AccessTokens, createAccessTokens } from '../../../src/features/auth/sessions/access-token.js';
import { DEVELOPMENT_ISSUER_KEY } from '../../../src/features/auth/dev-issuer/accounts.js';
import { deriveKey } from '../../../src/platform/secrets/derive-key.js';
import { createOpaqueToken, hashToken } from '../../../src/platform/secrets/opaque-token.js';
import { callsOf, type Person } from './person.js';
import type { TestServer } from '../server/test-server.js';

/**
 * Inserts many signed-in people into the database, each with a default project, like `aPerson` without the sign-in. The
 * server must keep its secret in its data folder.
 */
export async function addPeople(server: TestServer, count: number): Promise<Person[]> {
  const { db } = server.database;
  const accessTokens = await accessTokensOf(server);
  const batch = randomBytes(4).toString('hex');
  const people = Array.from({ length: count }, (_, index) => ({
    userId: randomUUID(),
    sessionId: randomUUID(),
    projectId: randomUUID(),
    refreshToken: createOpaqueToken('fl_rt_'),
    name: `Person ${index + 1}`,
    email: `person-${index + 1}.${batch}@example.com`,
  }));
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('users')
      .values(
        people.map(({ userId, name, email }) => ({
          id: userId,
          issuer: DEVELOPMENT_ISSUER_KEY,
          subject: userId,
          email,
          name,
        })),
      )
      .execute();
    await transaction
      .insertInto('projects')
      .values(
        people.map(({ userId, projectId, name }) => ({
          id: projectId,
          name,
          is_default: true,
          created_by_user_id: userId,
        })),
      )
      .execute();
    await transaction
      .insertInto('members')
      .values(
        people.map(({ userId, projectId }) => ({ project_id: projectId, user_id: userId, role: 'ADMIN' as const })),
      )
      .execute();
    const expiresAt = sql<Date>`now() + interval '1 day'`;
    await transaction
      .insertInto('sessions')
      .values(people.map(({ userId, sessionId }) => ({ id: sessionId, user_id: userId, expires_at: expiresAt })))
      .execute();
    await transaction
      .insertInto('refresh_tokens')
      .values(
        people.map(({ sessionId, refreshToken }) => ({
          session_id: sessionId,
          token_hash: hashToken(refreshToken),
          generation: 1,
        })),
      )
      .execute();
  });
  return Promise.all(
    people.map(async ({ userId, sessionId, refreshToken, email }) => {
      const token = await accessTokens.sign(sessionId);
      return { userId, email, token, cookie: `fl_refresh=${refreshToken}`, ...callsOf(server.url, token) };
    }),
  );
}

/** Returns the access tokens of a server that keeps its secret in its data folder. */
export async function accessTokensOf({ dataFolder }: Pick<TestServer, 'dataFolder'>): Promise<AccessTokens> {
  return createAccessTokens(deriveKey(await readSecret({ secret: undefined, dataFolder }), 'access-token'));
}
