import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/schema/tables.js';
import { isPending } from './invitation-repository.js';

/**
 * Ends the e-mail invitations and invitation links of a person who may no longer invite. One to their own address
 * would let them back in. Requires the lock of the project.
 */
export async function revokeMadeInvitations(
  transaction: Transaction<Tables>,
  { projectId, userId }: { projectId: string; userId: string },
): Promise<void> {
  await transaction
    .updateTable('invitations')
    .set({ status: 'REVOKED', decided_at: sql<Date>`now()` })
    .where('project_id', '=', projectId)
    .where('invited_by_user_id', '=', userId)
    .where(isPending)
    .execute();
  await transaction
    .updateTable('public_invitations')
    .set({ revoked_at: sql<Date>`now()` })
    .where('project_id', '=', projectId)
    .where('created_by_user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
}
