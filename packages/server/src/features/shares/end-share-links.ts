import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/schema/tables.js';

/** Ends the public links that a member made to flows of a project. Requires the lock of the project. */
export async function endLinksOfMember(
  transaction: Transaction<Tables>,
  { projectId, userId }: { projectId: string; userId: string },
): Promise<void> {
  await liveLinksIn(transaction, projectId).where('created_by_user_id', '=', userId).execute();
}

/** Ends every public link to flows of a project. Requires the lock of the project. */
export async function endLinksOfProject(transaction: Transaction<Tables>, projectId: string): Promise<void> {
  await liveLinksIn(transaction, projectId).execute();
}

/** Ends every public link to a flow. Requires the lock of its project. */
export async function endLinksOfFlow(transaction: Transaction<Tables>, flowId: string): Promise<void> {
  await revokeLive(transaction).where('flow_id', '=', flowId).execute();
}

function liveLinksIn(transaction: Transaction<Tables>, projectId: string) {
  return revokeLive(transaction).where('flow_id', 'in', (query) =>
    query.selectFrom('flows').select('id').where('project_id', '=', projectId),
  );
}

function revokeLive(transaction: Transaction<Tables>) {
  return transaction
    .updateTable('share_links')
    .set({ revoked_at: sql<Date>`now()` })
    .where('revoked_at', 'is', null);
}
