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
const LIFE_SECONDS = 15 * 60;

/** A new token with the ids for the audit trail. */
interface MadeEmbedToken {
  answer: CreatedEmbedToken;
  tokenId: string;
  userId: string;
}

/**
 * Creates a token of an embed key for a person of the embedding tool. It is stored as a hash and never shown again.
 *
 * @param actor - the key
 * @throws HttpProblem 401 if the key was revoked since the call began, 422
 */
export async function createEmbedToken(
  db: Kysely<Tables>,
  actor: Actor,
  { email, name, role = 'USER', expires_in: lifeSeconds = LIFE_SECONDS }: CreateEmbedTokenInput,
): Promise<MadeEmbedToken> {
  const person = { email: readAddress(email), name: requiredText('name', name), role };
  const token = createCheckedToken(EMBED_TOKEN_PREFIX);
  return db.transaction().execute(async (transaction) => {
    const projectId = await holdKey(transaction, actor);
    const userId = await ensureEmbeddedMember(transaction, { projectId, ...person });
    const { id, expires_at: expiresAt } = await transaction
      .insertInto('embed_tokens')
      .values({
        key_id: actor.sessionId,
        user_id: userId,
        token_hash: hashToken(token),
        role,
        expires_at: sql<Date>`now() + ${lifeSeconds} * interval '1 second'`,
      })
      .returning(['id', 'expires_at'])
      .executeTakeFirstOrThrow();
    const answer = { token, expires_at: expiresAt.toISOString(), project_id: projectId, role };
    return { answer, tokenId: id, userId };
  });
}

/**
 * Returns the project of the key. Neither the key nor the project can be deleted before the transaction ends. The project is
 * locked first, as by everything else that locks both.
 */
async function holdKey(transaction: Transaction<Tables>, { sessionId: keyId, projectId = '' }: Actor): Promise<string> {
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
