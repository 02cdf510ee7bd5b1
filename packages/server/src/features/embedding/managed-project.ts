import type { Project } from '@flowlens/client';
import { canManageProject } from '@flowlens/core/permissions';
import { refusal } from '@flowlens/core/refusals';
import type { Kysely, Transaction } from 'kysely';
import type { Actor } from '../../http/actor.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import { forbidden, notFound } from '../../platform/errors/http-problem.js';
import { lockProject } from '../projects/lock-project.js';
import { findProject } from '../projects/project-repository.js';

/** Makes sure that the actor may manage the embed keys of a project. @throws HttpProblem 404, 403 */
export async function requireManaged(db: Kysely<Tables>, actor: Actor, projectId: string): Promise<void> {
  const project = await findProject(db, actor, projectId);
  if (!project) throw notFound(refusal('projectMissing'));
  requireAdmin(actor, project);
}

/** The same, and locks the project until the transaction ends. @throws HttpProblem 404, 403 */
export async function lockManaged(transaction: Transaction<Tables>, actor: Actor, projectId: string): Promise<void> {
  requireAdmin(actor, await lockProject(transaction, actor, { projectId }));
}

function requireAdmin(actor: Actor, project: Project): void {
  if (!canManageProject(actor, project)) throw forbidden(refusal('adminsManageEmbedKeys'));
}
