import type { Project } from '@flowlens/client';
import { canManageProject } from '@flowlens/core/permissions';
import { refusal } from '@flowlens/core/refusals';
import type { Kysely, Transaction } from 'kysely';
import type { Actor } from '../../http/actor.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import { forbidden, notFound } from '../../platform/errors/http-problem.js';
import { lockProject } from './lock-project.js';
import { findProject } from './project-repository.js';

interface ManagedProject {
  projectId: string;
  /** Reason for members who are not admins. */
  denial: 'adminsManageEmbedKeys' | 'adminsManageRecordingLinks';
}

/** Makes sure that the actor is an admin of a project. @throws HttpProblem 404, 403 */
export async function requireManagedProject(
  db: Kysely<Tables>,
  actor: Actor,
  { projectId, denial }: ManagedProject,
): Promise<void> {
  const project = await findProject(db, actor, projectId);
  if (!project) throw notFound(refusal('projectMissing'));
  requireAdmin(actor, project, denial);
}

/**
 * Makes sure that the actor is an admin of a project, and locks the project until the transaction ends.
 *
 * @throws HttpProblem 404, 403
 */
export async function lockManagedProject(
  transaction: Transaction<Tables>,
  actor: Actor,
  { projectId, denial }: ManagedProject,
): Promise<void> {
  requireAdmin(actor, await lockProject(transaction, actor, { projectId }), denial);
}

function requireAdmin(actor: Actor, project: Project, denial: ManagedProject['denial']): void {
  if (!canManageProject(actor, project)) throw forbidden(refusal(denial));
}
