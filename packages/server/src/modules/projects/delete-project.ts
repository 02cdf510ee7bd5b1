import { canDeleteProject } from '@flowlens/core';
import { refusal } from '@flowlens/core/refusals';
import type { Kysely, Transaction } from 'kysely';
import type { Actor } from '../../actor.js';
import type { Tables } from '../../database/tables.js';
import { forbidden } from '../../plugins/http-problem.js';
import type { BlobRemoval } from '../../storage/blob-removal.js';
import { lockProject } from './lock-project.js';

/** So that no statement of a large project comes near the time that the database gives one. */
const FLOWS_AT_ONCE = 200;

/** Deletes a project with everything in it, files included. */
export async function deleteProject(
  { db, blobRemoval }: { db: Kysely<Tables>; blobRemoval: BlobRemoval },
  actor: Actor,
  projectId: string,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const project = await lockProject(transaction, actor, { projectId, toDelete: true });
    if (!canDeleteProject(actor, project)) throw forbidden(reason(project.is_default));
    const files = await deleteFlows(transaction, projectId);
    await transaction.deleteFrom('projects').where('id', '=', projectId).execute();
    await blobRemoval.discard(transaction, files);
  });
}

function reason(isDefault: boolean): string {
  return isDefault ? refusal('defaultProjectStays') : refusal('ownerDeletesProject');
}

/** Deletes the flows of a project that is locked against new ones, and answers the keys of their files. */
async function deleteFlows(transaction: Transaction<Tables>, projectId: string): Promise<string[]> {
  const files: string[] = [];
  for (;;) {
    const flows = await transaction
      .deleteFrom('flows')
      .where('id', 'in', (query) =>
        query.selectFrom('flows').select('id').where('project_id', '=', projectId).limit(FLOWS_AT_ONCE),
      )
      .returning(['video_key', 'preview_key', 'thumbnail_key', 'timeline_key'])
      .execute();
    if (flows.length === 0) return files;
    files.push(...flows.flatMap((flow) => Object.values(flow)).filter((key) => key !== null));
  }
}
