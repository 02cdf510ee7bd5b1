import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/schema/tables.js';

interface Membership {
  projectId: string;
  userId: string;
}

/** Revokes the embed keys that a member created in a project, with their tokens. Requires the lock of the project. */
export async function endEmbedKeysOfMember(
  transaction: Transaction<Tables>,
  { projectId, userId }: Membership,
): Promise<void> {
  await transaction
    .deleteFrom('embed_keys')
    .where('project_id', '=', projectId)
    .where('created_by_user_id', '=', userId)
    .execute();
}

/** Revokes the tokens of an embedded person. Requires the lock of the project. */
export async function endEmbedTokensOf(transaction: Transaction<Tables>, userId: string): Promise<void> {
  await transaction.deleteFrom('embed_tokens').where('user_id', '=', userId).execute();
}
