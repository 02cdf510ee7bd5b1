import { visibleText } from '@flowlens/core/validation';
import { refusal } from '@flowlens/core/refusals';
import type { Kysely } from 'kysely';
import type { Actor } from '../../http/actor.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import { conflict } from '../../platform/errors/http-problem.js';
import { requiredText } from '../../platform/errors/required-text.js';
import { lockPersonalProjects } from './personal-projects.js';

/**
 * Creates a personal project of the actor and returns its id.
 *
 * @throws HttpProblem 409 at the limit of personal projects
 */
export async function createProject(
  db: Kysely<Tables>,
  actor: Actor,
  { name, description = '' }: { name: string; description?: string },
): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const personal = await lockPersonalProjects(transaction, actor);
    if (personal.atLimit) throw conflict(refusal('projectLimit', { count: personal.count }));
    const { id } = await transaction
      .insertInto('projects')
      .values({
        name: requiredText('name', name),
        description: visibleText(description),
        created_by_user_id: actor.userId,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction.insertInto('members').values({ project_id: id, user_id: actor.userId, role: 'ADMIN' }).execute();
    return id;
  });
}
