import { isProjectFull, type ProjectRole } from '@flowlens/core/permissions';
import { refusal } from '@flowlens/core/refusals';
import { sql, type Transaction } from 'kysely';
import type { Actor } from '../../http/actor.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import { conflict } from '../../platform/errors/http-problem.js';
import { HAS_ACCOUNT } from '../embedding/embedded-people.js';
import { MEMBERS_LIMIT } from '../projects/effective-limits.js';
import { lockPersonalProjects, type PersonalProjects } from '../projects/personal-projects.js';
import { isAddressedTo } from './invitation-repository.js';

/** State of a project for somebody who wants to join it. */
interface Admission {
  category: 'PERSONAL' | 'OPEN_SOURCE';
  max_members_count: number;
  members_count: number;
  /** True if the person is a member already. */
  is_member: boolean;
  personal: PersonalProjects;
}

/**
 * Locks a project and the person who wants to join until the end of the transaction: nobody else joins the project, and
 * the person joins no other.
 */
export async function lockAdmission(
  transaction: Transaction<Tables>,
  actor: Actor,
  projectId: string,
): Promise<Admission | undefined> {
  const personal = await lockPersonalProjects(transaction, actor);
  await transaction.selectFrom('projects').select('id').where('id', '=', projectId).forNoKeyUpdate().execute();
  // A separate statement, because only one that begins after the wait sees new members.
  const project = await transaction
    .selectFrom('projects')
    .innerJoin('members', 'members.project_id', 'projects.id')
    .innerJoin('users', 'users.id', 'members.user_id')
    .select('projects.category')
    .select(MEMBERS_LIMIT.as('max_members_count'))
    .select(sql<number>`count(*)::integer`.as('members_count'))
    .select(sql<boolean>`bool_or(members.user_id = ${actor.userId})`.as('is_member'))
    .where('projects.id', '=', projectId)
    .where(HAS_ACCOUNT)
    .groupBy('projects.id')
    .executeTakeFirst();
  return project && { ...project, personal };
}

/**
 * Rejects the person if there is no room.
 *
 * @throws HttpProblem 409 if the project is full, or if it is personal and the person has reached the limit of personal
 * projects (spec §5)
 */
export function assertRoom(admission: Admission): void {
  const { category, personal, members_count: members, max_members_count: max } = admission;
  if (isProjectFull(admission)) throw conflict(refusal('projectFull', { members, max }));
  if (category === 'PERSONAL' && personal.atLimit) throw conflict(refusal('joinLimit', { count: personal.count }));
}

/** Makes the actor a member. Settles their other invitations to the project and forgets an earlier removal. */
export async function admit(
  transaction: Transaction<Tables>,
  actor: Actor,
  { projectId, role }: { projectId: string; role: ProjectRole },
): Promise<void> {
  await transaction.insertInto('members').values({ project_id: projectId, user_id: actor.userId, role }).execute();
  await transaction
    .deleteFrom('removed_members')
    .where('project_id', '=', projectId)
    .where('user_id', '=', actor.userId)
    .execute();
  await transaction
    .updateTable('invitations')
    .set({ status: 'ACCEPTED', decided_at: sql<Date>`now()` })
    .where('project_id', '=', projectId)
    .where(isAddressedTo(actor))
    .where('status', '=', 'PENDING')
    .execute();
}

/** Returns a condition: an admin removed the actor from the project after the invitation was made. */
export function isOlderThanRemoval(actor: Actor, table: 'invitations' | 'public_invitations') {
  return sql<boolean>`exists (
    select from removed_members
    where removed_members.project_id = ${sql.table(table)}.project_id
      and removed_members.user_id = ${actor.userId}
      and removed_members.removed_at >= ${sql.table(table)}.created_at
  )`;
}
