import { type Kysely, sql, type Transaction } from 'kysely';
import type { ProjectRole } from '@flowlens/core/permissions';
import type { Tables } from '../../platform/database/schema/tables.js';
import { erasePeople } from '../people/erase-people.js';

/** Issuer of people of embedding tools. It cannot be an issuer of sign-ins, which is a URL or "development". */
export const EMBED_ISSUER = 'embed';

/** SQL condition on `users` for people with an account, who do not come from an embedding tool. */
export const HAS_ACCOUNT = sql<boolean>`users.issuer <> ${EMBED_ISSUER}`;

interface EmbeddedPerson {
  projectId: string;
  email: string;
  name: string;
  role: ProjectRole;
}

/**
 * Creates or updates a person of an embedding tool, who is a member with this role, and returns their id. There is one
 * per project and address. They can neither sign in nor own projects.
 */
export async function ensureEmbeddedMember(
  transaction: Transaction<Tables>,
  { projectId, email, name, role }: EmbeddedPerson,
): Promise<string> {
  const { id } = await transaction
    .insertInto('users')
    .values({
      issuer: EMBED_ISSUER,
      subject: subjectOf(projectId, email),
      email,
      name,
      max_systems_count: 0,
    })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doUpdateSet({ email, name }))
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('members')
    .values({ project_id: projectId, user_id: id, role })
    .onConflict((conflict) => conflict.columns(['project_id', 'user_id']).doUpdateSet({ role }))
    .execute();
  return id;
}

/** Erases the embedded people of a project that is deleted. Their rows stay, because moved flows may refer to them. */
export async function eraseEmbeddedPeople(transaction: Transaction<Tables>, projectId: string): Promise<void> {
  const people = await transaction
    .selectFrom('users')
    .select('id')
    .where('issuer', '=', EMBED_ISSUER)
    .where(sql<boolean>`starts_with(subject, ${subjectOf(projectId, '')})`)
    .execute();
  await erasePeople(
    transaction,
    people.map(({ id }) => id),
  );
}

/** Returns whether a person comes from an embedding tool. */
export async function isEmbedded(db: Kysely<Tables>, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('issuer', '=', EMBED_ISSUER)
    .executeTakeFirst();
  return row !== undefined;
}

function subjectOf(projectId: string, email: string): string {
  return `${projectId} ${email.toLowerCase()}`;
}
