import type { UpdateFlowInput } from '@flowlens/client';
import { canEditFlow, canMoveFlow, type ProjectFacts } from '@flowlens/core/permissions';
import { refusal } from '@flowlens/core/refusals';
import type { Kysely, Transaction } from 'kysely';
import type { Actor } from '../../http/actor.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import { forbidden, notFound } from '../../platform/errors/http-problem.js';
import { type KeptLimits, requireRoomForFlow } from '../../recordings/upload/kept-bytes.js';
import { endLinksOfFlow } from '../shares/end-share-links.js';
import { changeFlow } from './change-flow.js';
import { checkTags, dropForeignTags, setTags } from './flow-tags.js';
import type { FlowRow } from './flow-row.js';
import { storedFlowText } from './flow-text.js';

interface FlowUpdate {
  actor: Actor;
  flowId: string;
  /** Undefined fields stay unchanged. */
  changes: UpdateFlowInput;
  limits: KeptLimits;
}

/**
 * Changes title, description, tags or project of a flow in one transaction. A flow that moves loses the tags of its old
 * project, and its public links end, because they were made for the old team. Returns the old project.
 *
 * @throws HttpProblem 404 for the flow and for a destination that the actor is not a member of, 403, 409 as
 * `requireRoomForFlow`, and 422 for tags of another project
 */
export async function updateFlow(
  db: Kysely<Tables>,
  { actor, flowId, changes, limits }: FlowUpdate,
): Promise<string | null> {
  const { system_id: destinationId } = changes;
  return changeFlow(db, { actor, flowId, destinationId }, async (transaction, flow) => {
    const projectId = destinationId ?? flow.system_id;
    const moves = projectId !== flow.system_id;
    const to = moves ? await findProjectFacts(transaction, actor, projectId) : flow;
    if (!to) throw notFound(refusal('projectMissing'));
    if (!(moves ? canMoveFlow(actor, flow, { from: flow, to }) : canEditFlow(actor, flow, flow))) throw forbidden();
    if (moves) await requireRoomForFlow(transaction, { flowId: flow.id, projectId }, limits);
    if (changes.tag_ids) await checkTags(transaction, projectId, changes.tag_ids);

    await writeFlow(transaction, flow, { ...changes, system_id: projectId });
    if (moves) {
      await dropForeignTags(transaction, flow.id, projectId);
      await endLinksOfFlow(transaction, flow.id);
    }
    if (changes.tag_ids) await setTags(transaction, flow.id, changes.tag_ids);
    return moves ? flow.system_id : null;
  });
}

async function findProjectFacts(
  transaction: Transaction<Tables>,
  actor: Actor,
  projectId: string,
): Promise<ProjectFacts | undefined> {
  return transaction
    .selectFrom('projects')
    .innerJoin('members', 'members.project_id', 'projects.id')
    .select(['projects.created_by_user_id', 'projects.is_default', 'members.role as user_role'])
    .where('projects.id', '=', projectId)
    .where('members.user_id', '=', actor.userId)
    .executeTakeFirst();
}

async function writeFlow(transaction: Transaction<Tables>, flow: FlowRow, changes: UpdateFlowInput): Promise<void> {
  const title = changes.title === undefined ? flow.title : storedFlowText('title', changes.title);
  const description =
    changes.description === undefined ? flow.description : storedFlowText('description', changes.description);
  const { system_id = flow.system_id } = changes;
  if (title === flow.title && description === flow.description && system_id === flow.system_id) return;
  await transaction
    .updateTable('flows')
    .set({ title, description, project_id: system_id })
    .where('id', '=', flow.id)
    .execute();
}
