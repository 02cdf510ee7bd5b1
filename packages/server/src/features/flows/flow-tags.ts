import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/schema/tables.js';
import { unprocessable } from '../../platform/errors/http-problem.js';

/** @throws HttpProblem 422 naming the tags that the project does not have */
export async function checkTags(transaction: Transaction<Tables>, projectId: string, tagIds: string[]): Promise<void> {
  if (tagIds.length === 0) return;
  const rows = await transaction
    .selectFrom('tags')
    .select('id')
    .where('id', 'in', tagIds)
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  const message = 'must be a tag of the project of the flow';
  const errors = tagIds.flatMap((id, index) => (known.has(id) ? [] : [{ path: `/body/tag_ids/${index}`, message }]));
  if (errors.length > 0) throw unprocessable('A tag does not belong to the project of the flow.', errors);
}

/** Sets the tags of a flow. Uses of deleted tags stay: users who could not see a tag did not remove it. */
export async function setTags(transaction: Transaction<Tables>, flowId: string, tagIds: string[]): Promise<void> {
  await transaction
    .deleteFrom('flow_tags')
    .using('tags')
    .whereRef('tags.id', '=', 'flow_tags.tag_id')
    .where('tags.deleted_at', 'is', null)
    .where('flow_tags.flow_id', '=', flowId)
    .$if(tagIds.length > 0, (query) => query.where('flow_tags.tag_id', 'not in', tagIds))
    .execute();
  if (tagIds.length === 0) return;
  await transaction
    .insertInto('flow_tags')
    .values(tagIds.map((tagId) => ({ flow_id: flowId, tag_id: tagId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Removes the tags of other projects from a flow, including deleted ones, so that restoring them does not bring them back. */
export async function dropForeignTags(
  transaction: Transaction<Tables>,
  flowId: string,
  projectId: string,
): Promise<void> {
  await transaction
    .deleteFrom('flow_tags')
    .using('tags')
    .whereRef('tags.id', '=', 'flow_tags.tag_id')
    .where('tags.project_id', '!=', projectId)
    .where('flow_tags.flow_id', '=', flowId)
    .execute();
}
