import type { Project } from '@flowlens/client';
import { canManageProject } from '@flowlens/core/permissions';
import { visibleText } from '@flowlens/core/validation';
import type { Kysely } from 'kysely';
import type { Actor } from '../../http/actor.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import { forbidden } from '../../platform/errors/http-problem.js';
import { requiredText } from '../../platform/errors/required-text.js';
import { lockProject } from './lock-project.js';

interface ProjectChange {
  projectId: string;
  name?: string | undefined;
  description?: string | undefined;
}

/** Changes the given fields and returns the updated project. */
export async function updateProject(
  db: Kysely<Tables>,
  actor: Actor,
  { projectId, name, description }: ProjectChange,
): Promise<Project> {
  return db.transaction().execute(async (transaction) => {
    const project = await lockProject(transaction, actor, { projectId });
    if (!canManageProject(actor, project)) throw forbidden('Only admins may change this project.');
    const changed = {
      name: name === undefined ? project.name : requiredText('name', name),
      description: description === undefined ? project.description : visibleText(description),
    };
    await transaction.updateTable('projects').set(changed).where('id', '=', projectId).execute();
    return { ...project, ...changed };
  });
}
