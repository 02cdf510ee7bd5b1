import type { InvitationLink } from '@flowlens/client';
import { canManageProject } from '@flowlens/core/permissions';
import { refusal } from '@flowlens/core/refusals';
import { type Kysely, sql } from 'kysely';
import type { Actor } from '../../http/actor.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import { forbidden, notFound } from '../../platform/errors/http-problem.js';
import { lockProject } from '../projects/lock-project.js';
import { findProject } from '../projects/project-repository.js';

/** Lists the active invitation links of a project, newest first, for people who manage it. @throws HttpProblem 404, 403 */
export async function listInvitationLinks(
  db: Kysely<Tables>,
  actor: Actor,
  projectId: string,
): Promise<InvitationLink[]> {
  const project = await findProject(db, actor, projectId);
  if (!project) throw notFound(refusal('projectMissing'));
  if (!canManageProject(actor, project)) throw forbidden('Only admins may see the invitations.');
  const rows = await db
    .selectFrom('public_invitations as link')
    .leftJoin('users', 'users.id', 'link.created_by_user_id')
    .select(['link.id', 'link.created_at', 'link.expires_at', 'link.joins_count', 'link.max_joins_count'])
    .select('users.name as created_by')
    .where('link.project_id', '=', projectId)
    .where('link.revoked_at', 'is', null)
    .where('link.expires_at', '>', sql<Date>`now()`)
    .whereRef('link.joins_count', '<', 'link.max_joins_count')
    .orderBy('link.created_at', 'desc')
    .orderBy('link.id')
    .execute();
  return rows.map(({ created_at, expires_at, ...link }) => ({
    ...link,
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
  }));
}

/** Ends an invitation link. @throws HttpProblem 404 (even for a link that has already ended), 403 */
export async function revokeInvitationLink(
  db: Kysely<Tables>,
  actor: Actor,
  { projectId, linkId }: { projectId: string; linkId: string },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const project = await lockProject(transaction, actor, { projectId });
    if (!canManageProject(actor, project)) throw forbidden('Only admins may revoke invitations.');
    const { numUpdatedRows } = await transaction
      .updateTable('public_invitations')
      .set({ revoked_at: sql<Date>`now()` })
      .where('id', '=', linkId)
      .where('project_id', '=', projectId)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw notFound('There is no such invitation.');
  });
}
