import type { MyInvitation, Role } from '@flowlens/client';
import { refusal } from '@flowlens/core/refusals';
import type { MockDb, MockInvitation } from '../../db.js';
import { notFound } from '../problem.js';
import type { Actor } from '../actor.js';

/** An invitation as the invited person sees it, with the role. */
interface InvitationTo extends MyInvitation {
  role: Role;
}

/** Returns the pending invitations to the actor: those of the test, and those of the projects, newest first. */
export function invitationsTo(db: MockDb, actor: Actor): InvitationTo[] {
  const given = db.myInvitations.map((invitation) => ({ ...invitation, role: 'USER' as const }));
  const ofProjects = db.projects
    .flatMap((project) => (db.invitations[project.id] ?? []).map((invitation) => ({ project, invitation })))
    .filter(({ invitation }) => isAddressedTo(actor, invitation))
    .toSorted((a, b) => b.invitation.created_at.localeCompare(a.invitation.created_at))
    .map(({ project, invitation: { id, role, invited_by_email = null } }) => ({
      id,
      system_id: project.id,
      system_name: project.name,
      system_category: project.category,
      invited_by_email,
      role,
    }));
  return [...given, ...ofProjects];
}

/** Returns one of the actor's invitations. */
export function invitationTo(db: MockDb, actor: Actor, id: string): InvitationTo {
  const invitation = invitationsTo(db, actor).find((candidate) => candidate.id === id);
  if (!invitation) throw notFound(refusal('invitationGone'));
  return invitation;
}

/** Removes answered invitations to the actor. */
export function settleInvitations(
  db: MockDb,
  actor: Actor,
  isAnswered: (invitation: { id: string; system_id: string }) => boolean,
): void {
  db.myInvitations = db.myInvitations.filter((invitation) => !isAnswered(invitation));
  db.invitations = Object.fromEntries(
    Object.entries(db.invitations).map(([system_id, all]) => [
      system_id,
      all.filter((invitation) => !isAddressedTo(actor, invitation) || !isAnswered({ id: invitation.id, system_id })),
    ]),
  );
}

export function isAddressedTo({ email }: Actor, invitation: MockInvitation): boolean {
  return invitation.email.toLowerCase() === email.toLowerCase();
}
