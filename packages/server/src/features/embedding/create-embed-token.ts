import type { CreatedEmbedToken, CreateEmbedTokenInput } from '@flowlens/client';
import { validateInviteForm } from '@flowlens/core/validation';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Actor } from '../../http/actor.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import { unauthorized, unprocessable } from '../../platform/errors/http-problem.js';
import { requiredText } from '../../platform/errors/required-text.js';
import { createCheckedToken, hashToken } from '../../platform/secrets/opaque-token.js';
import { ensureEmbeddedMember } from './embedded-people.js';

/** Prefix of every embed token. */
export const EMBED_TOKEN_PREFIX = 'fl_et_';
const DEFAULT_LIFETIME_SECONDS = 15 * 60;

/** Response of the call, with the ids for the audit log. */
interface CreatedToken {
  created: CreatedEmbedToken;
  tokenId: string;
  userId: string;
}

/**
 * Creates an embed token for a person of an embedding tool. Only its hash is stored.
 *
 * @param actor - the key
 * @throws HttpProblem 401 if the key was revoked during the call; 422 for an invalid address or name
 */
export async function createEmbedToken(
  db: Kysely<Tables>,
  actor: Actor,
  { email, name, role = 'USER', expires_in: lifetimeSeconds = DEFAULT_LIFETIME_SECONDS }: CreateEmbedTokenInput,
): Promise<CreatedToken> {
  const person = { email: readAddress(email), name: requiredText('name', name), role };
  const token = createCheckedToken(EMBED_TOKEN_PREFIX);
  return db.transaction().execute(async (transaction) => {
    const projectId = await lockKey(transaction, actor);
    const userId = await ensureEmbeddedMember(transaction, { projectId, ...person });
    const { id, expires_at: expiresAt } = await transaction
      .insertInto('embed_tokens')
      .values({
        key_id: actor.sessionId,
        user_id: userId,
        token_hash: hashToken(token),
        role,
        expires_at: sql<Date>`now() + ${lifetimeSeconds} * interval '1 second'`,
      })
      .returning(['id', 'expires_at'])
      .executeTakeFirstOrThrow();
    const created = { token, expires_at: expiresAt.toISOString(), project_id: projectId, role };
    return { created, tokenId: id, userId };
  });
}

/**
 * Returns the project of a key, and locks both against deletion until the transaction ends. The project is locked
 * first, as everywhere, which prevents deadlocks.
 */
async function lockKey(transaction: Transaction<Tables>, { sessionId: keyId, projectId = '' }: Actor): Promise<string> {
  await transaction.selectFrom('projects').select('id').where('id', '=', projectId).forKeyShare().execute();
  const key = await transaction
    .selectFrom('embed_keys')
    .select('project_id')
    .where('id', '=', keyId)
    .forKeyShare()
    .executeTakeFirst();
  if (!key) throw unauthorized();
  return key.project_id;
}

/** Checks the address by the rule of invitations, which is stricter than the contract. */
function readAddress(email: string): string {
  const form = validateInviteForm({ email });
  if (form.ok) return form.value.email;
  throw unprocessable('This is not an e-mail address.', [
    { path: '/body/email', message: 'must be an e-mail address' },
  ]);
}
