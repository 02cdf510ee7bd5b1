import { type Kysely, sql, type Transaction } from 'kysely';
import type { Actor } from '../../http/actor.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import { notFound } from '../../platform/errors/http-problem.js';
import { isInReach } from '../recorder-tokens/token-reach.js';
import { findFlow } from './flow-repository.js';
import { FLOW_COLUMNS, type FlowRow } from './flow-row.js';

interface FlowChange {
  actor: Actor;
  flowId: string;
  /** Destination project, which is locked too. */
  destinationId?: string | undefined;
}

/**
 * Changes a flow or its dependents in one transaction. Everything that the change reads of the flow, its project and
 * the actor's role stays true until the commit.
 *
 * @throws HttpProblem 404 if no project of the actor has such a flow
 */
export async function changeFlow<T>(
  db: Kysely<Tables>,
  { actor, flowId, destinationId }: FlowChange,
  change: (transaction: Transaction<Tables>, flow: FlowRow) => Promise<T>,
): Promise<T> {
  for (;;) {
    const outcome = await db.transaction().execute(async (transaction) => {
      const seen = await findFlow(transaction, actor, flowId);
      if (!seen) throw notFound('There is no such flow.');
      await lockProjects(transaction, [seen.system_id, destinationId ?? seen.system_id]);
      const flow = await lockFlow(transaction, actor, flowId);
      if (!flow) throw notFound('There is no such flow.');
      // The flow moved just before its project was locked. Another lock now would violate the order, so it starts over.
      return flow.system_id === seen.system_id ? { result: await change(transaction, flow) } : undefined;
    });
    if (outcome) return outcome.result;
  }
}

/** Locks in the order of ids, so that two moves in opposite directions do not deadlock. */
async function lockProjects(transaction: Transaction<Tables>, projectIds: string[]): Promise<void> {
  await transaction
    .selectFrom('projects')
    .select('id')
    .where('id', 'in', projectIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

async function lockFlow(transaction: Transaction<Tables>, actor: Actor, flowId: string): Promise<FlowRow | undefined> {
  const { rows } = await sql<FlowRow>`
    select ${FLOW_COLUMNS}
    from flows
    join projects on projects.id = flows.project_id
    join members on members.project_id = flows.project_id and members.user_id = ${actor.userId}
    where flows.id = ${flowId} and ${isInReach(actor, 'flows')}
    for update of flows`.execute(transaction);
  return rows[0];
}
