import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/schema/tables.js';
import type { BlobRemoval } from '../../platform/storage/removal/blob-removal.js';
import { removeFlows } from '../flows/remove-flows.js';
import { isPending } from '../invitations/invitation-repository.js';
import { removeProject } from '../projects/delete-project.js';
import { erasePeople } from './erase-people.js';

interface Removal {
  personId: string;
  /** Account that takes over; undefined to delete everything the person made. */
  newOwnerId: string | undefined;
  blobRemoval: BlobRemoval;
}

/** Numbers of objects that were transferred or deleted. */
export interface Removed {
  projects: number;
  flows: number;
}

/**
 * Removes a person with their access, and transfers or deletes their content. The row stays without personal data,
 * because other rows refer to it; a later sign-in creates a new account.
 */
export async function removePerson(db: Kysely<Tables>, removal: Removal): Promise<Removed> {
  return db.transaction().execute(async (transaction) => {
    // Locked first: new sessions and projects of the person wait for this row.
    await erasePeople(transaction, [removal.personId]);
    await endAccess(transaction, removal.personId);
    const { newOwnerId } = removal;
    return newOwnerId === undefined
      ? deleteAll(transaction, removal)
      : handOver(transaction, removal.personId, newOwnerId);
  });
}

async function endAccess(transaction: Transaction<Tables>, personId: string): Promise<void> {
  for (const table of ['sessions', 'agent_tokens', 'recorder_tokens', 'embed_tokens', 'idempotency_keys'] as const)
    await transaction.deleteFrom(table).where('user_id', '=', personId).execute();
  await transaction.deleteFrom('embed_keys').where('created_by_user_id', '=', personId).execute();
  await transaction
    .updateTable('invitations')
    .set({ status: 'REVOKED', decided_at: sql<Date>`now()` })
    .where('invited_by_user_id', '=', personId)
    .where(isPending)
    .execute();
  for (const table of ['public_invitations', 'share_links', 'recording_links'] as const)
    await transaction
      .updateTable(table)
      .set({ revoked_at: sql<Date>`now()` })
      .where('created_by_user_id', '=', personId)
      .where('revoked_at', 'is', null)
      .execute();
}

async function handOver(transaction: Transaction<Tables>, personId: string, newOwnerId: string): Promise<Removed> {
  const projects = await transaction
    .updateTable('projects')
    .set({ created_by_user_id: newOwnerId, is_default: false })
    .where('created_by_user_id', '=', personId)
    .returning('id')
    .execute();
  for (const { id } of projects)
    await transaction
      .insertInto('members')
      .values({ project_id: id, user_id: newOwnerId, role: 'ADMIN' })
      .onConflict((conflict) => conflict.columns(['project_id', 'user_id']).doUpdateSet({ role: 'ADMIN' }))
      .execute();
  await endMemberships(transaction, personId);
  const { numUpdatedRows } = await transaction
    .updateTable('flows')
    .set({ reporter_user_id: newOwnerId })
    .where('reporter_user_id', '=', personId)
    .executeTakeFirstOrThrow();
  return { projects: projects.length, flows: Number(numUpdatedRows) };
}

async function deleteAll(transaction: Transaction<Tables>, { personId, blobRemoval }: Removal): Promise<Removed> {
  const projects = await transaction
    .selectFrom('projects')
    .select('id')
    .where('created_by_user_id', '=', personId)
    .orderBy('id')
    .forUpdate()
    .execute();
  const flows = await removeFlows(transaction, { where: 'reporter_user_id', id: personId, blobRemoval });
  await transaction.deleteFrom('comments').where('user_id', '=', personId).execute();
  for (const { id } of projects) await removeProject(transaction, { projectId: id, blobRemoval });
  await endMemberships(transaction, personId);
  return { projects: projects.length, flows };
}

async function endMemberships(transaction: Transaction<Tables>, personId: string): Promise<void> {
  await transaction.deleteFrom('members').where('user_id', '=', personId).execute();
}
