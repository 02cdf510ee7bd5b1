import { refusal } from '@flowlens/core/refusals';
import type { Project } from '@flowlens/client';
import type { Transaction } from 'kysely';
import type { Actor } from '../../http/actor.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import { notFound } from '../../platform/errors/http-problem.js';
import { findProject } from './project-repository.js';

/**
 * Returns a project of the actor and locks it until the end of the transaction: changes of the project, its members or
 * its invitations wait. New references to it are still allowed, unless it is locked for deletion.
 *
 * @throws HttpProblem 404 if the actor is not a member
 */
export async function lockProject(
  transaction: Transaction<Tables>,
  actor: Actor,
  { projectId, toDelete = false }: { projectId: string; toDelete?: boolean },
): Promise<Project> {
  const lock = transaction.selectFrom('projects').select('id').where('id', '=', projectId);
  await (toDelete ? lock.forUpdate() : lock.forNoKeyUpdate()).execute();
  // A separate statement, because only one that begins after the wait sees what others have committed.
  const project = await findProject(transaction, actor, projectId);
  if (!project) throw notFound(refusal('projectMissing'));
  return project;
}
