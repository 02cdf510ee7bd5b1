import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.js';

/** Ends the links to a project that a person made who may make none any more. The lock of the project is held. */
export async function revokeLinks(
  transaction: Transaction<Tables>,
  { projectId, userId }: { projectId: string; userId: string },
): Promise<void> {
  await transaction
    .updateTable('public_invitations')
    .set({ revoked_at: sql<Date>`now()` })
    .where('project_id', '=', projectId)
    .where('created_by_user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
}
