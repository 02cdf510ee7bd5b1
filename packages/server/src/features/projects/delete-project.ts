import { canDeleteProject } from '@flowlens/core/permissions';
import { refusal } from '@flowlens/core/refusals';
import type { Kysely, Transaction } from 'kysely';
import type { Actor } from '../../http/actor.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import { forbidden } from '../../platform/errors/http-problem.js';
import type { BlobRemoval } from '../../platform/storage/removal/blob-removal.js';
import { eraseEmbeddedPeople } from '../embedding/embedded-people.js';
import { removeFlows } from '../flows/remove-flows.js';
import { lockProject } from './lock-project.js';

/** Deletes a project with everything in it, files included. */
export async function deleteProject(
  { db, blobRemoval }: { db: Kysely<Tables>; blobRemoval: BlobRemoval },
  actor: Actor,
  projectId: string,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const project = await lockProject(transaction, actor, { projectId, toDelete: true });
    if (!canDeleteProject(actor, project)) throw forbidden(reason(project.is_default));
    await removeProject(transaction, { projectId, blobRemoval });
  });
}

/** Deletes a project with everything in it, in the transaction that locked it for deletion. */
export async function removeProject(
  transaction: Transaction<Tables>,
  { projectId, blobRemoval }: { projectId: string; blobRemoval: BlobRemoval },
): Promise<void> {
  await removeFlows(transaction, { where: 'project_id', id: projectId, blobRemoval });
  await removeFlows(transaction, { where: 'waits_for_project_id', id: projectId, blobRemoval });
  await eraseEmbeddedPeople(transaction, projectId);
  await transaction.deleteFrom('projects').where('id', '=', projectId).execute();
}

function reason(isDefault: boolean): string {
  return isDefault ? refusal('defaultProjectStays') : refusal('ownerDeletesProject');
}
