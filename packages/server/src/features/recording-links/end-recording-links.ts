import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/schema/tables.js';

/** Ends the recording links of a project that a member made. Requires the lock of the project. */
export async function endRecordingLinksOfMember(
  transaction: Transaction<Tables>,
  { projectId, userId }: { projectId: string; userId: string },
): Promise<void> {
  await revokeLive(transaction, projectId).where('created_by_user_id', '=', userId).execute();
}

/** Ends every recording link of a project. Requires the lock of the project. */
export async function endRecordingLinksOfProject(transaction: Transaction<Tables>, projectId: string): Promise<void> {
  await revokeLive(transaction, projectId).execute();
}

function revokeLive(transaction: Transaction<Tables>, projectId: string) {
  return transaction
    .updateTable('recording_links')
    .set({ revoked_at: sql<Date>`now()` })
    .where('project_id', '=', projectId)
    .where('revoked_at', 'is', null);
}
