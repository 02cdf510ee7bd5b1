import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/schema/tables.js';
import { OperatorError } from '../../platform/errors/operator-error.js';

/** Gives a project its own member limit; null resets it to the server's setting. @throws OperatorError */
export async function setMaxMembers(db: Kysely<Tables>, projectId: string, maxMembers: number | null): Promise<void> {
  const project = await db
    .updateTable('projects')
    .set({ max_members_count: maxMembers })
    .where('id', '=', projectId)
    .returning('id')
    .executeTakeFirst();
  if (!project) throw new OperatorError(`There is no project with the id ${projectId}.`);
}

/** Gives a person their own limit of personal projects; null resets it to the server's setting. */
export async function setMaxPersonalProjects(
  db: Kysely<Tables>,
  personId: string,
  maxProjects: number | null,
): Promise<void> {
  await db.updateTable('users').set({ max_systems_count: maxProjects }).where('id', '=', personId).execute();
}
