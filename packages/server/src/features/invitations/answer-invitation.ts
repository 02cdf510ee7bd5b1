import { refusal } from '@flowlens/core/refusals';
import { type Kysely, sql } from 'kysely';
import type { Actor } from '../../http/actor.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import { forbidden, notFound } from '../../platform/errors/http-problem.js';
import { admit, assertRoom, isOlderThanRemoval, lockAdmission } from './admission.js';
import { findMyInvitation, isAddressedTo, isPending } from './invitation-repository.js';

const GONE = refusal('invitationGone');

/** Joins the project of an invitation to the actor's e-mail, and returns the project's id. */
export async function acceptInvitation(db: Kysely<Tables>, actor: Actor, invitationId: string): Promise<string> {
  const { project_id: projectId } = (await findMyInvitation(db, actor, invitationId)) ?? {};
  if (projectId === undefined) throw notFound(GONE);
  await db.transaction().execute(async (transaction) => {
    const admission = await lockAdmission(transaction, actor, projectId);
    const invitation = await transaction
      .updateTable('invitations')
      .set({ status: 'ACCEPTED', decided_at: sql<Date>`now()` })
      .where('id', '=', invitationId)
      .where(isAddressedTo(actor))
      .where(isPending)
      .returning(['role', isOlderThanRemoval(actor, 'invitations').as('is_older_than_removal')])
      .executeTakeFirst();
    if (!admission || !invitation) throw notFound(GONE);
    // The actor is already a member, invited under a later e-mail address, so the invitation is only settled.
    if (admission.is_member) return;
    if (invitation.is_older_than_removal) throw forbidden(refusal('removedSinceInvitation'));
    assertRoom(admission);
    await admit(transaction, actor, { projectId, role: invitation.role });
  });
  return projectId;
}

/** Declines an invitation to the actor's e-mail. */
export async function rejectInvitation(db: Kysely<Tables>, actor: Actor, invitationId: string): Promise<void> {
  // A single statement in a transaction, because only a transaction marks the key of a repeated call as done.
  await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('invitations')
      .set({ status: 'REJECTED', decided_at: sql<Date>`now()` })
      .where('id', '=', invitationId)
      .where(isAddressedTo(actor))
      .where(isPending)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw notFound(GONE);
  });
}
