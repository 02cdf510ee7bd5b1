import type { CreatedEmbedKey, EmbedKey } from '@flowlens/client';
import { EMBED_KEYS_MAX } from '@flowlens/core/limits';
import { refusal } from '@flowlens/core/refusals';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Actor } from '../../http/actor.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import { conflict, notFound } from '../../platform/errors/http-problem.js';
import { requiredText } from '../../platform/errors/required-text.js';
import { createCheckedToken, hashToken } from '../../platform/secrets/opaque-token.js';
import { lockManagedProject, requireManagedProject } from '../projects/managed-project.js';

/** Reason for members who are not admins. */
const DENIAL = 'adminsManageEmbedKeys';

/** Prefix of every embed key. */
export const EMBED_KEY_PREFIX = 'fl_ek_';

/** Returns the keys of a project without their secret, newest first. @throws HttpProblem 404, 403 */
export async function findEmbedKeys(db: Kysely<Tables>, actor: Actor, projectId: string): Promise<EmbedKey[]> {
  await requireManagedProject(db, actor, { projectId, denial: DENIAL });
  const rows = await db
    .selectFrom('embed_keys')
    .innerJoin('users', 'users.id', 'embed_keys.created_by_user_id')
    .select(['embed_keys.id', 'embed_keys.name', 'embed_keys.created_at', 'embed_keys.last_used_at'])
    .select('users.name as created_by')
    .where('embed_keys.project_id', '=', projectId)
    .orderBy('embed_keys.created_at', 'desc')
    .orderBy('embed_keys.id')
    .execute();
  return rows.map(({ id, name, created_by, created_at, last_used_at }) => ({
    id,
    name,
    created_by,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  }));
}

/**
 * Creates a key. Only the hash of its secret is stored. @throws HttpProblem 404, 403; 409 at the maximum number of keys
 */
export async function createEmbedKey(
  db: Kysely<Tables>,
  actor: Actor,
  { projectId, name }: { projectId: string; name: string },
): Promise<CreatedEmbedKey> {
  const key = createCheckedToken(EMBED_KEY_PREFIX);
  return db.transaction().execute(async (transaction) => {
    await lockManagedProject(transaction, actor, { projectId, denial: DENIAL });
    if ((await countKeys(transaction, projectId)) >= EMBED_KEYS_MAX)
      throw conflict(refusal('embedKeyLimit', { max: EMBED_KEYS_MAX }));
    const made = await transaction
      .insertInto('embed_keys')
      .values({
        project_id: projectId,
        created_by_user_id: actor.userId,
        name: requiredText('name', name),
        key_hash: hashToken(key),
      })
      .returning(['id', 'name', 'created_at'])
      .executeTakeFirstOrThrow();
    return {
      id: made.id,
      name: made.name,
      created_by: actor.name,
      created_at: made.created_at.toISOString(),
      last_used_at: null,
      key,
    };
  });
}

/** Revokes a key and all of its tokens. @throws HttpProblem 404, 403 */
export async function revokeEmbedKey(
  db: Kysely<Tables>,
  actor: Actor,
  { projectId, keyId }: { projectId: string; keyId: string },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockManagedProject(transaction, actor, { projectId, denial: DENIAL });
    const { numDeletedRows } = await transaction
      .deleteFrom('embed_keys')
      .where('id', '=', keyId)
      .where('project_id', '=', projectId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound('There is no such key.');
  });
}

async function countKeys(transaction: Transaction<Tables>, projectId: string): Promise<number> {
  const { count } = await transaction
    .selectFrom('embed_keys')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  return count;
}
