import type { Invitation, MyInvitation } from '@flowlens/client';
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { Actor } from '../../http/actor.js';
import type { Tables } from '../../platform/database/schema/tables.js';

/** Returns the pending invitations of a project of the actor, newest first. */
export async function findInvitations(db: Kysely<Tables>, actor: Actor, projectId: string): Promise<Invitation[]> {
  const rows = await db
    .selectFrom('invitations')
    .innerJoin('members', 'members.project_id', 'invitations.project_id')
    .select(INVITATION_COLUMNS)
    .where('invitations.project_id', '=', projectId)
    .where('members.user_id', '=', actor.userId)
    .where(isPending)
    .orderBy('invitations.created_at', 'desc')
    .orderBy('invitations.id')
    .execute();
  return rows.map(toInvitation);
}

/** Returns the pending invitations to the actor's e-mail, newest first. */
export async function findMyInvitations(db: Kysely<Tables>, actor: Actor): Promise<MyInvitation[]> {
  return (
    db
      .selectFrom('invitations')
      .innerJoin('projects', 'projects.id', 'invitations.project_id')
      .leftJoin('users as inviter', 'inviter.id', 'invitations.invited_by_user_id')
      .select([
        'invitations.id',
        'projects.id as system_id',
        'projects.name as system_name',
        'projects.category as system_category',
      ])
      // Members of an open-source project do not see each other's addresses, and neither do invited people.
      .select(
        sql<string | null>`case when projects.category <> 'OPEN_SOURCE' then inviter.email end`.as('invited_by_email'),
      )
      .where(isAddressedTo(actor))
      .where(isPending)
      .orderBy('invitations.created_at', 'desc')
      .orderBy('invitations.id')
      .execute()
  );
}

/** Returns the project of a pending invitation to the actor's e-mail. */
export async function findMyInvitation(
  db: Kysely<Tables>,
  actor: Actor,
  invitationId: string,
): Promise<{ project_id: string } | undefined> {
  return db
    .selectFrom('invitations')
    .select('project_id')
    .where('id', '=', invitationId)
    .where(isAddressedTo(actor))
    .where(isPending)
    .executeTakeFirst();
}

export function findPendingInvitation(
  db: Kysely<Tables>,
  invitationId: string,
): Promise<{ project_id: string } | undefined> {
  return db
    .selectFrom('invitations')
    .select('project_id')
    .where('id', '=', invitationId)
    .where(isPending)
    .executeTakeFirst();
}

/** Columns of a row that `toInvitation` reads. */
export const INVITATION_COLUMNS = [
  'invitations.id',
  'invitations.email',
  'invitations.role',
  'invitations.created_at',
  'invitations.expires_at',
] as const;

type InvitationRow = Pick<Invitation, 'id' | 'email' | 'role'> & { created_at: Date; expires_at: Date };

export function toInvitation({ created_at, expires_at, ...row }: InvitationRow): Invitation {
  return {
    ...row,
    status: 'PENDING',
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
  };
}

/** Condition for an invitation that is neither decided nor expired. */
export function isPending(where: ExpressionBuilder<Tables, 'invitations'>) {
  return where.and([
    where('invitations.status', '=', 'PENDING'),
    where('invitations.expires_at', '>', sql<Date>`now()`),
  ]);
}

/** Returns a condition: the invitation is for the actor's address, in any case. */
export function isAddressedTo({ email }: Pick<Actor, 'email'>) {
  return sql<boolean>`lower(invitations.email) = lower(${email})`;
}
