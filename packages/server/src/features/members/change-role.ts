import type { Member } from '@flowlens/client';
import { canManageMember, canManageProject, type ProjectRole } from '@flowlens/core/permissions';
import { refusal } from '@flowlens/core/refusals';
import type { Kysely } from 'kysely';
import type { Actor } from '../../http/actor.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import { conflict, forbidden, notFound } from '../../platform/errors/http-problem.js';
import { isEmbedded } from '../embedding/embedded-people.js';
import { endEmbedKeysOfMember } from '../embedding/end-embed-access.js';
import { revokeMadeInvitations } from '../invitations/revoke-made-invitations.js';
import { endRecordingLinksOfMember } from '../recording-links/end-recording-links.js';
import { lockProject } from '../projects/lock-project.js';
import { findMember } from './member-repository.js';

/** Changes a member's role and returns the member. The owner's role never changes (spec §4). */
export async function changeRole(
  db: Kysely<Tables>,
  actor: Actor,
  { projectId, userId, role }: { projectId: string; userId: string; role: ProjectRole },
): Promise<{ member: Member; changed: boolean }> {
  return db.transaction().execute(async (transaction) => {
    const project = await lockProject(transaction, actor, { projectId });
    if (!canManageProject(actor, project)) throw forbidden(refusal('adminsChangeRoles'));
    if (!canManageMember(actor, project, userId)) throw forbidden(refusal('ownerKeepsRole'));
    if (await isEmbedded(transaction, userId)) throw conflict(refusal('embeddedRole'));
    const { numUpdatedRows } = await transaction
      .updateTable('members')
      .set({ role })
      .where('project_id', '=', projectId)
      .where('user_id', '=', userId)
      .where('role', '<>', role)
      .executeTakeFirstOrThrow();
    if (role !== 'ADMIN') {
      await revokeMadeInvitations(transaction, { projectId, userId });
      await endRecordingLinksOfMember(transaction, { projectId, userId });
      await endEmbedKeysOfMember(transaction, { projectId, userId });
    }
    const member = await findMember(transaction, actor, { projectId, userId });
    if (!member) throw notFound(refusal('memberMissing'));
    return { member, changed: numUpdatedRows > 0n };
  });
}
