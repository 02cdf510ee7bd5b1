import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/schema/tables.js';
import type { BlobRemoval } from '../../platform/storage/removal/blob-removal.js';

/** Keeps each statement well below the statement timeout, for any number of flows. */
const FLOWS_AT_ONCE = 200;

interface FlowsToRemove {
  where: 'project_id' | 'waits_for_project_id' | 'reporter_user_id';
  id: string;
  blobRemoval: BlobRemoval;
}

/** Deletes the flows of a project or a reporter, with their files. Returns their number. */
export async function removeFlows(
  transaction: Transaction<Tables>,
  { where, id, blobRemoval }: FlowsToRemove,
): Promise<number> {
  let count = 0;
  for (;;) {
    const flows = await transaction
      .deleteFrom('flows')
      .where('id', 'in', (query) => query.selectFrom('flows').select('id').where(where, '=', id).limit(FLOWS_AT_ONCE))
      .returning(['video_key', 'preview_key', 'thumbnail_key', 'timeline_key'])
      .execute();
    if (flows.length === 0) return count;
    count += flows.length;
    await blobRemoval.discard(
      transaction,
      flows.flatMap((flow) => Object.values(flow)).filter((key) => key !== null),
    );
  }
}
