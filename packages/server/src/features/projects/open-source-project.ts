import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/schema/tables.js';
import { findPerson } from '../people/find-person.js';

export interface NewOpenSourceProject {
  name: string;
  description: string;
  /** E-mail, ignoring case, or account id. */
  owner: string;
  /** Undefined to use the server's setting. */
  maxMembers?: number;
}

/**
 * Creates the project with its owner as the first admin, and returns its id.
 *
 * @throws OperatorError for an unknown owner, or if several accounts have that e-mail
 */
export async function createOpenSourceProject(
  db: Kysely<Tables>,
  { name, description, owner, maxMembers }: NewOpenSourceProject,
): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const { id: ownerId } = await findPerson(transaction, owner);
    const { id } = await transaction
      .insertInto('projects')
      .values({
        name,
        description,
        category: 'OPEN_SOURCE',
        created_by_user_id: ownerId,
        ...(maxMembers !== undefined && { max_members_count: maxMembers }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction.insertInto('members').values({ project_id: id, user_id: ownerId, role: 'ADMIN' }).execute();
    return id;
  });
}
