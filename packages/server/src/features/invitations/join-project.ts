import { refusal } from '@flowlens/core/refusals';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Actor } from '../../http/actor.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import { badRequest, conflict, forbidden, type HttpProblem, notFound } from '../../platform/errors/http-problem.js';
import { admit, assertRoom, isOlderThanRemoval, lockAdmission } from './admission.js';
import { isAddressedTo, isPending } from './invitation-repository.js';

interface Link {
  projectId: string;
  linkId: string;
}

/** Joins a project as a contributor by an invitation link. */
export async function joinProject(db: Kysely<Tables>, actor: Actor, { projectId, linkId }: Link): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const admission = await lockAdmission(transaction, actor, projectId);
    const link = await findLink(transaction, actor, { projectId, linkId });
    if (!admission || !link) {
      throw await missingLink(transaction, actor, { projectId, linkId, isMember: admission?.is_member ?? false });
    }
    if (admission.is_member) throw badRequest(refusal('alreadyMember'));
    if (!link.is_live) throw notFound(refusal('invitationGone'));
    if (link.is_older_than_removal) throw forbidden(refusal('removedSinceLink'));
    if (link.joins_count >= link.max_joins_count) throw conflict(refusal('linkUsedUp'));
    assertRoom(admission);
    await admit(transaction, actor, { projectId, role: 'USER' });
    await transaction
      .updateTable('public_invitations')
      .set({ joins_count: link.joins_count + 1 })
      .where('id', '=', linkId)
      .execute();
  });
}

/** The lock of its project protects it from changes. */
async function findLink(transaction: Transaction<Tables>, actor: Actor, { projectId, linkId }: Link) {
  return transaction
    .selectFrom('public_invitations')
    .select(['max_joins_count', 'joins_count'])
    .select(sql<boolean>`expires_at > now() and revoked_at is null`.as('is_live'))
    .select(isOlderThanRemoval(actor, 'public_invitations').as('is_older_than_removal'))
    .where('id', '=', linkId)
    .where('project_id', '=', projectId)
    .executeTakeFirst();
}

/**
 * E-mail invitations are not links: they are for one person, who accepts them. Others learn that an invitation is not
 * for them, but not whose it is.
 */
async function missingLink(
  transaction: Transaction<Tables>,
  actor: Actor,
  { projectId, linkId, isMember }: Link & { isMember: boolean },
): Promise<HttpProblem> {
  const invitation = await transaction
    .selectFrom('invitations')
    .select(isAddressedTo(actor).as('is_own'))
    .select((where) => isPending(where).as('is_pending'))
    .where('id', '=', linkId)
    .where('project_id', '=', projectId)
    .executeTakeFirst();
  if (!invitation) return notFound(refusal('invitationGone'));
  if (!invitation.is_own) return forbidden(refusal('invitedOtherAddress'));
  if (isMember) return badRequest(refusal('alreadyMember'));
  return invitation.is_pending ? forbidden(refusal('invitedByMail')) : notFound(refusal('invitationGone'));
}
