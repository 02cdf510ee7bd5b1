import type { Member } from '@flowlens/client';
import { type Kysely, sql } from 'kysely';
import type { Actor } from '../../actor.js';
import type { Tables } from '../../database/tables.js';

/** The members of a project the actor belongs to: the owner, then in the order of joining. */
export async function findMembers(db: Kysely<Tables>, actor: Actor, projectId: string): Promise<Member[]> {
  const rows = await membersOf(db, actor, projectId)
    .orderBy(sql`users.id = projects.created_by_user_id`, 'desc')
    .orderBy('members.joined_at')
    .orderBy('users.id')
    .execute();
  return rows.map(toMember);
}

/** One member of a project the actor belongs to. */
export async function findMember(
  db: Kysely<Tables>,
  actor: Actor,
  { projectId, userId }: { projectId: string; userId: string },
): Promise<Member | undefined> {
  const row = await membersOf(db, actor, projectId).where('users.id', '=', userId).executeTakeFirst();
  return row && toMember(row);
}

function membersOf(db: Kysely<Tables>, actor: Actor, projectId: string) {
  return db
    .selectFrom('members as own')
    .innerJoin('projects', 'projects.id', 'own.project_id')
    .innerJoin('members', 'members.project_id', 'own.project_id')
    .innerJoin('users', 'users.id', 'members.user_id')
    .select(['users.id', 'users.name as username', 'users.email', 'members.role', 'members.joined_at'])
    .where('own.project_id', '=', projectId)
    .where('own.user_id', '=', actor.userId);
}

function toMember(row: Omit<Member, 'joined_at'> & { joined_at: Date }): Member {
  return { ...row, joined_at: row.joined_at.toISOString() };
}
