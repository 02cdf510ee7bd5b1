import { refusal } from '@flowlens/core/refusals';
import type { CreateFlowInput } from '@flowlens/client';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Actor } from '../http/actor.js';
import type { Tables } from '../platform/database/schema/tables.js';
import { notFound, unprocessable } from '../platform/errors/http-problem.js';
import { findFlow } from '../features/flows/flow-repository.js';
import type { FlowRow } from '../features/flows/flow-row.js';
import { recorderTokenOf } from '../features/recorder-tokens/token-reach.js';
import { storedFlowText } from '../features/flows/flow-text.js';

/**
 * Creates a pending flow in a project of the actor, by default in the default project or that of their token, and returns it. It is read
 * before the commit: if reading failed afterwards, a repeated call would create a second flow.
 *
 * @throws HttpProblem 404 for non-members, 422 for tags of another project
 */
export function createFlow(db: Kysely<Tables>, actor: Actor, input: CreateFlowInput): Promise<FlowRow> {
  return db.transaction().execute(async (transaction) => {
    const projectId = await lockProject(transaction, actor, input.system_id ?? actor.projectId);
    const { id } = await transaction
      .insertInto('flows')
      .values({
        project_id: projectId,
        reporter_user_id: actor.userId,
        reporter_name: actor.name,
        reporter_email: actor.email,
        title: storedFlowText('title', input.title),
        description: storedFlowText('description', input.description ?? ''),
        recorded_at: new Date(input.recorded_at),
        recorder_token_id: recorderTokenOf(actor),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await addTags(transaction, { flowId: id, projectId, tagIds: input.tag_ids ?? [] });
    const flow = await findFlow(transaction, actor, id);
    if (!flow) throw new Error('A flow that was just created is missing.');
    return flow;
  });
}

/** Locks project and membership while the flow is created. */
async function lockProject(db: Transaction<Tables>, actor: Actor, projectId: string | undefined): Promise<string> {
  const wanted =
    projectId === undefined
      ? sql`projects.is_default and projects.created_by_user_id = ${actor.userId}`
      : sql`projects.id = ${projectId}`;
  const { rows } = await sql<{ id: string }>`
    select projects.id
    from projects join members on members.project_id = projects.id and members.user_id = ${actor.userId}
    where ${wanted}
    for share`.execute(db);
  if (!rows[0]) throw notFound(refusal('projectMissing'));
  return rows[0].id;
}

async function addTags(
  db: Transaction<Tables>,
  { flowId, projectId, tagIds }: { flowId: string; projectId: string; tagIds: string[] },
): Promise<void> {
  if (tagIds.length === 0) return;
  const found = await db
    .selectFrom('tags')
    .select('id')
    .where('id', 'in', tagIds)
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forShare()
    .execute();
  if (found.length < new Set(tagIds).size)
    throw unprocessable('The tags must belong to the project of the flow.', [
      { path: '/body/tag_ids', message: 'must belong to the project' },
    ]);
  await db
    .insertInto('flow_tags')
    .values(found.map(({ id }) => ({ flow_id: flowId, tag_id: id })))
    .execute();
}
