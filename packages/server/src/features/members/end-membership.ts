import { canLeaveProject, canManageMember, canManageProject } from '@flowlens/core/permissions';
import { refusal } from '@flowlens/core/refusals';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Actor } from '../../http/actor.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import { forbidden, notFound } from '../../platform/errors/http-problem.js';
import { endEmbedKeysOfMember, endEmbedTokensOf } from '../embedding/end-embed-access.js';
import { revokeMadeInvitations } from '../invitations/revoke-made-invitations.js';
import { endRecordingLinksOfMember } from '../recording-links/end-recording-links.js';
import { endLinksOfMember } from '../shares/end-share-links.js';
import { lockProject } from '../projects/lock-project.js';

interface Membership {
  projectId: string;
  userId: string;
}

/**
 * Removes the actor from a project. Their content stays; their invitations and links end. Any other invitation lets
 * them back in.
 */
export async function leaveProject(db: Kysely<Tables>, actor: Actor, projectId: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const project = await lockProject(transaction, actor, { projectId });
    if (!canLeaveProject(actor, project)) throw forbidden(refusal('ownerStays'));
    await endMembership(transaction, { projectId, userId: actor.userId });
  });
}

/**
 * Removes a member from a project. Their content stays; their invitations and links end. Only a newer invitation lets
 * them back in.
 */
export async function removeMember(db: Kysely<Tables>, actor: Actor, membership: Membership): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const project = await lockProject(transaction, actor, membership);
    if (!canManageProject(actor, project)) throw forbidden(refusal('adminsRemoveMembers'));
    if (!canManageMember(actor, project, membership.userId)) throw forbidden(refusal('ownerCannotBeRemoved'));
    if (!(await endMembership(transaction, membership))) throw notFound(refusal('memberMissing'));
    // An admin who removes themselves leaves.
    if (membership.userId !== actor.userId) await rememberRemoval(transaction, membership);
  });
}

/**
 * Also ends the invitations, links and embed keys that the member made, and the tokens of an embedded person. Returns whether
 * the member existed.
 */
async function endMembership(transaction: Transaction<Tables>, membership: Membership): Promise<boolean> {
  const { projectId, userId } = membership;
  await revokeMadeInvitations(transaction, membership);
  await endLinksOfMember(transaction, membership);
  await endRecordingLinksOfMember(transaction, membership);
  await endEmbedKeysOfMember(transaction, membership);
  await endEmbedTokensOf(transaction, userId);
  const { numDeletedRows } = await transaction
    .deleteFrom('members')
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

async function rememberRemoval(db: Transaction<Tables>, { projectId, userId }: Membership): Promise<void> {
  // Uses the clock instead of `now()`, the start of the transaction: invitations made while it waited are older.
  const time = { removed_at: sql<Date>`clock_timestamp()` };
  await db
    .insertInto('removed_members')
    .values({ project_id: projectId, user_id: userId, ...time })
    .onConflict((conflict) => conflict.columns(['project_id', 'user_id']).doUpdateSet(time))
    .execute();
}
