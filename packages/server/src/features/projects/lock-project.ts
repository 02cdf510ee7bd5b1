import { refusal } from '@flowlens/core/refusals';
import type { Project } from '@flowlens/client';
import type { Transaction } from 'kysely';
import type { Actor } from '../../http/actor.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import { notFound } from '../../platform/errors/http-problem.js';
import { findProject } from './project-repository.js';

/**
 * A project of the actor's, as it is from here to the end of the transaction: whoever changes it, its members or its
 * invitations waits. What refers to it may still be added, unless it is locked to be deleted.
 *
 * @throws HttpProblem 404 when the actor is no member
 */
export async function lockProject(
  transaction: Transaction<Tables>,
  actor: Actor,
  { projectId, toDelete = false }: { projectId: string; toDelete?: boolean },
): Promise<Project> {
  const lock = transaction.selectFrom('projects').select('id').where('id', '=', projectId);
  await (toDelete ? lock.forUpdate() : lock.forNoKeyUpdate()).execute();
  // A statement of its own: only one that begins after the wait sees what the others have committed.
  const project = await findProject(transaction, actor, projectId);
  if (!project) throw notFound(refusal('projectMissing'));
  return project;
}
