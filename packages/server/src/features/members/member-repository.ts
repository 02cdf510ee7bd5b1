import type { Member, ProjectCategory } from '@flowlens/client';
import { canSeeAddressOf, type ProjectFacts, type ProjectRole } from '@flowlens/core/permissions';
import { type Kysely, sql } from 'kysely';
import type { Actor } from '../../http/actor.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import { HAS_ACCOUNT } from '../embedding/embedded-people.js';
import { publicName } from '../people/public-name.js';

/** Returns the members of a project of the actor: the owner, other accounts, then embedded people, each in the order of joining. */
export async function findMembers(db: Kysely<Tables>, actor: Actor, projectId: string): Promise<Member[]> {
  const rows = await membersOf(db, actor, projectId)
    .orderBy(sql`users.id = projects.created_by_user_id`, 'desc')
    .orderBy(HAS_ACCOUNT, 'desc')
    .orderBy('members.joined_at')
    .orderBy('users.id')
    .execute();
  return rows.map((row) => toMember(row, actor));
}

/** Returns one member of a project of the actor. */
export async function findMember(
  db: Kysely<Tables>,
  actor: Actor,
  { projectId, userId }: { projectId: string; userId: string },
): Promise<Member | undefined> {
  const row = await membersOf(db, actor, projectId).where('users.id', '=', userId).executeTakeFirst();
  return row && toMember(row, actor);
}

function membersOf(db: Kysely<Tables>, actor: Actor, projectId: string) {
  return db
    .selectFrom('members as own')
    .innerJoin('projects', 'projects.id', 'own.project_id')
    .innerJoin('members', 'members.project_id', 'own.project_id')
    .innerJoin('users', 'users.id', 'members.user_id')
    .select(['users.id', 'users.name as username', 'users.email', 'members.role', 'members.joined_at'])
    .select(['own.role as user_role', 'projects.category', 'projects.created_by_user_id', 'projects.is_default'])
    .select(sql<boolean>`not ${HAS_ACCOUNT}`.as('embedded'))
    .where('own.project_id', '=', projectId)
    .where('own.user_id', '=', actor.userId);
}

interface MemberRow extends ProjectFacts {
  id: string;
  username: string;
  email: string;
  role: ProjectRole;
  joined_at: Date;
  category: ProjectCategory;
  embedded: boolean;
}

/** Returns a member as the actor may see them: not every member sees the addresses of others. */
function toMember({ id, username, email, role, joined_at, embedded, ...project }: MemberRow, actor: Actor): Member {
  const seen = canSeeAddressOf(actor, { userId: id, email }, project);
  const shown = seen ? { username, email } : { username: publicName(username), email: null };
  return { id, ...shown, role, joined_at: joined_at.toISOString(), ...(embedded && { embedded }) };
}
