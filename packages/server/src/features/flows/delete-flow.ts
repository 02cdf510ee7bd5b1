import { canEditFlow } from '@flowlens/core/permissions';
import type { Kysely } from 'kysely';
import type { Actor } from '../../http/actor.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import { forbidden } from '../../platform/errors/http-problem.js';
import type { BlobRemoval } from '../../platform/storage/removal/blob-removal.js';
import { changeFlow } from './change-flow.js';

interface Deletion {
  actor: Actor;
  flowId: string;
  blobRemoval: BlobRemoval;
}

/**
 * Deletes a flow with its comments, tag uses and files. Its public links stay without a flow, so that they can report
 * that it is gone.
 *
 * @throws HttpProblem 404, 403
 */
export async function deleteFlow(db: Kysely<Tables>, { actor, flowId, blobRemoval }: Deletion): Promise<void> {
  await changeFlow(db, { actor, flowId }, async (transaction, flow) => {
    // The right to edit a flow includes deleting it (spec §6).
    if (!canEditFlow(actor, flow, flow)) throw forbidden();
    await transaction.deleteFrom('flows').where('id', '=', flow.id).execute();
    const keys = [flow.video_key, flow.preview_key, flow.thumbnail_key, flow.timeline_key];
    await blobRemoval.discard(
      transaction,
      keys.filter((key) => key !== null),
    );
  });
}
