import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { ensureEmbeddedMember } from '../../../src/features/embedding/embedded-people.js';
import type { Tables } from '../../../src/platform/database/schema/tables.js';
import { createOpaqueToken, hashToken } from '../../../src/platform/secrets/opaque-token.js';
import type { PersonName } from './actors.js';
import type { Cast } from './cast.js';

/** Adds the cast's embed key to a project, and its tokens with their people. Returns the id of the key. */
export async function addEmbedding(
  { db, cast }: { db: Transaction<Tables>; cast: Cast },
  projectId: string,
  creator: PersonName,
): Promise<string> {
  const { key, tokens } = cast.embedding;
  const keyId = await addEmbedKey(db, projectId, cast.people[creator].userId, key);
  for (const [name, token] of Object.entries(tokens)) {
    const role = name === 'embeddedAdmin' ? 'ADMIN' : 'USER';
    const userId = await ensureEmbeddedMember(db, { projectId, email: `${name}@example.com`, name, role });
    await db
      .insertInto('embed_tokens')
      .values({
        key_id: keyId,
        user_id: userId,
        token_hash: hashToken(token),
        role,
        expires_at: sql<Date>`now() + interval '1 hour'`,
      })
      .execute();
  }
  return keyId;
}

export async function addEmbedKey(
  db: Transaction<Tables>,
  projectId: string,
  userId: string,
  key = createOpaqueToken('fl_ek_'),
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('embed_keys')
    .values({
      id,
      project_id: projectId,
      created_by_user_id: userId,
      name: 'Ticket desk',
      key_hash: hashToken(key),
      last_used_at: sql<Date>`now()`,
    })
    .execute();
  return id;
}
