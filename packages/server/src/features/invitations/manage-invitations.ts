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

/** The pending invitations of a project, for those who manage it. */
export async function listInvitations(db: Kysely<Tables>, actor: Actor, projectId: string): Promise<Invitation[]> {
  const project = await findProject(db, actor, projectId);
  if (!project) throw notFound(refusal('projectMissing'));
  if (!canManageProject(actor, project)) throw forbidden('Only admins may see the invitations.');
  return findInvitations(db, actor, projectId);
}

/** Takes back a pending invitation. */
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
 * Makes a link by which so many people may join as contributors within 7 days, and answers its id.
 *
 * @throws HttpProblem 409 when the project is full
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
        // The clock and not `now()`, which is when the transaction began: it orders this with removals it waited for.
        created_at: sql<Date>`clock_timestamp()`,
        expires_at: sql<Date>`clock_timestamp() + ${days(INVITATION_LIFE_DAYS)}`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}
