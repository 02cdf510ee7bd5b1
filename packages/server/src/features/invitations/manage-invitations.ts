import type { Invitation } from '@flowlens/client';
import { INVITATION_LIFE_DAYS } from '@flowlens/core/limits';
import { canManageProject, isProjectFull } from '@flowlens/core/permissions';
import { refusal } from '@flowlens/core/refusals';
import { type Kysely, sql } from 'kysely';
import type { Actor } from '../../http/actor.js';
import { days } from '../../platform/database/days.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import { conflict, forbidden, notFound } from '../../platform/errors/http-problem.js';
import { lockProject } from '../projects/lock-project.js';
import { findProject } from '../projects/project-repository.js';
import { findInvitations, isPending } from './invitation-repository.js';

/** Lists the pending invitations of a project, for people who manage it. */
export async function listInvitations(db: Kysely<Tables>, actor: Actor, projectId: string): Promise<Invitation[]> {
  const project = await findProject(db, actor, projectId);
  if (!project) throw notFound(refusal('projectMissing'));
  if (!canManageProject(actor, project)) throw forbidden('Only admins may see the invitations.');
  return findInvitations(db, actor, projectId);
}

/** Revokes a pending invitation. */
export async function revokeInvitation(
  db: Kysely<Tables>,
  actor: Actor,
  { projectId, invitationId }: { projectId: string; invitationId: string },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const project = await lockProject(transaction, actor, { projectId });
    if (!canManageProject(actor, project)) throw forbidden('Only admins may revoke invitations.');
    const { numUpdatedRows } = await transaction
      .updateTable('invitations')
      .set({ status: 'REVOKED', decided_at: sql<Date>`now()` })
      .where('id', '=', invitationId)
      .where('project_id', '=', projectId)
      .where(isPending)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw notFound('There is no such invitation.');
  });
}

/**
 * Creates a link by which a number of people may join as contributors within 7 days; returns its id.
 *
 * @throws HttpProblem 409 if the project is full
 */
export async function createPublicInvitation(
  db: Kysely<Tables>,
  actor: Actor,
  { projectId, maxJoins }: { projectId: string; maxJoins: number },
): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const project = await lockProject(transaction, actor, { projectId });
    if (!canManageProject(actor, project)) throw forbidden(refusal('adminsMakeLinks'));
    const { members_count: members, max_members_count: max } = project;
    if (isProjectFull(project)) throw conflict(refusal('capacityReached', { members, max }));
    const { id } = await transaction
      .insertInto('public_invitations')
      .values({
        project_id: projectId,
        created_by_user_id: actor.userId,
        max_joins_count: maxJoins,
        // Uses the clock instead of `now()`, the start of the transaction, to order this with removals that it waited for.
        created_at: sql<Date>`clock_timestamp()`,
        expires_at: sql<Date>`clock_timestamp() + ${days(INVITATION_LIFE_DAYS)}`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}
