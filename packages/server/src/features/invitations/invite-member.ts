import type { Invitation, Project } from '@flowlens/client';
import { INVITATION_LIFE_DAYS } from '@flowlens/core/limits';
import { canManageProject, isProjectFull, type ProjectRole } from '@flowlens/core/permissions';
import { refusal } from '@flowlens/core/refusals';
import { validateInviteForm } from '@flowlens/core/validation';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Actor } from '../../http/actor.js';
import { days } from '../../platform/database/days.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import type { Mail } from '../notifications/mail.js';
import { conflict, forbidden, unprocessable } from '../../platform/errors/http-problem.js';
import type { AllowedAccounts } from '../../platform/config/allowed-accounts.js';
import { HAS_ACCOUNT } from '../embedding/embedded-people.js';
import { publicName } from '../people/public-name.js';
import { lockProject } from '../projects/lock-project.js';
import { INVITATION_COLUMNS, toInvitation } from './invitation-repository.js';

interface InviteParts {
  db: Kysely<Tables>;
  mail: Mail;
  allowedAccounts: Pick<AllowedAccounts, 'isAddressAllowed'>;
}

interface NewInvitation {
  projectId: string;
  email: string;
  role?: ProjectRole | undefined;
}

/**
 * Invites a person by e-mail. The message is sent once the invitation is committed.
 *
 * @throws HttpProblem 409 if the project is full, the address may not sign in, the person is already a member, or an
 * invitation is pending
 */
export async function inviteMember(
  { db, mail, allowedAccounts }: InviteParts,
  actor: Actor,
  { projectId, ...form }: NewInvitation,
): Promise<Invitation> {
  const { email, role } = readForm(form);
  return db.transaction().execute(async (transaction) => {
    const project = await lockProject(transaction, actor, { projectId });
    if (!canManageProject(actor, project)) throw forbidden(refusal('adminsInvite'));
    const { members_count: members, max_members_count: max } = project;
    if (!allowedAccounts.isAddressAllowed(email)) throw conflict(refusal('addressNotAllowed'));
    if (isProjectFull(project)) throw conflict(refusal('capacityReached', { members, max }));
    await refuseMember(transaction, { projectId, email });
    await expireInvitation(transaction, { projectId, email });
    const invitation = await addInvitation(transaction, actor, { projectId, email, role });
    const message = { to: email, projectName: project.name, invitedBy: inviterOf(actor, project), role };
    await mail.invite(transaction, { ...message, invitationId: invitation.id });
    return invitation;
  });
}

/** Returns the inviter's name for the message; messages of open-source projects contain no addresses. */
function inviterOf({ name, email }: Actor, { category }: Project): { name: string; email?: string } {
  return category === 'OPEN_SOURCE' ? { name: publicName(name) } : { name, email };
}

/** Checks the address by the app's rule (spec §5), which is stricter than the contract. */
function readForm({ email, role }: Omit<NewInvitation, 'projectId'>): { email: string; role: ProjectRole } {
  const form = validateInviteForm({ email, ...(role && { role }) });
  if (form.ok) return form.value;
  const message = 'must be an e-mail address';
  throw unprocessable('This is not an e-mail address.', [{ path: '/body/email', message }]);
}

interface Addressee {
  projectId: string;
  email: string;
}

async function refuseMember(transaction: Transaction<Tables>, { projectId, email }: Addressee): Promise<void> {
  const member = await transaction
    .selectFrom('members')
    .innerJoin('users', 'users.id', 'members.user_id')
    .select('users.id')
    .where('members.project_id', '=', projectId)
    .where(sql`lower(users.email)`, '=', sql`lower(${email})`)
    .where(HAS_ACCOUNT)
    .executeTakeFirst();
  if (member) throw conflict(refusal('isMember'));
}

/** Expires an unanswered invitation, so that a new one can replace it. */
async function expireInvitation(transaction: Transaction<Tables>, { projectId, email }: Addressee): Promise<void> {
  await transaction
    .updateTable('invitations')
    .set({ status: 'EXPIRED' })
    .where('project_id', '=', projectId)
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .where('status', '=', 'PENDING')
    .where('expires_at', '<=', sql<Date>`now()`)
    .execute();
}

async function addInvitation(
  transaction: Transaction<Tables>,
  actor: Actor,
  { projectId, email, role }: Addressee & { role: ProjectRole },
): Promise<Invitation> {
  const row = await transaction
    .insertInto('invitations')
    .values({
      project_id: projectId,
      email,
      role,
      invited_by_user_id: actor.userId,
      // Uses the clock instead of `now()`, the start of the transaction, to order this with removals that it waited for.
      created_at: sql<Date>`clock_timestamp()`,
      expires_at: sql<Date>`clock_timestamp() + ${days(INVITATION_LIFE_DAYS)}`,
    })
    .onConflict((another) => another.doNothing())
    .returning(INVITATION_COLUMNS)
    .executeTakeFirst();
  if (!row) throw conflict(refusal('isInvited'));
  return toInvitation(row);
}
