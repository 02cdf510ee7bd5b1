import type { Project } from '@flowlens/client';
import { canManageProject } from '@flowlens/core/permissions';
import { siteOrigin } from '@flowlens/core/links';
import { visibleText } from '@flowlens/core/validation';
import type { Kysely } from 'kysely';
import type { Actor } from '../../http/actor.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import { forbidden, invalidRequest } from '../../platform/errors/http-problem.js';
import { requiredText } from '../../platform/errors/required-text.js';
import { lockProject } from './lock-project.js';

interface ProjectChange {
  projectId: string;
  name?: string | undefined;
  description?: string | undefined;
  embed_origins?: string[] | null | undefined;
}

/** Changes the given fields and returns the updated project. */
export async function updateProject(
  db: Kysely<Tables>,
  actor: Actor,
  { projectId, name, description, embed_origins }: ProjectChange,
): Promise<Project> {
  return db.transaction().execute(async (transaction) => {
    const project = await lockProject(transaction, actor, { projectId });
    if (!canManageProject(actor, project)) throw forbidden('Only admins may change this project.');
    const changed = {
      name: name === undefined ? project.name : requiredText('name', name),
      description: description === undefined ? project.description : visibleText(description),
      embed_origins: embed_origins === undefined ? project.embed_origins : readOrigins(embed_origins),
    };
    await transaction.updateTable('projects').set(changed).where('id', '=', projectId).execute();
    return { ...project, ...changed };
  });
}

/** @throws HttpProblem 422 for a text that is not an origin */
function readOrigins(texts: string[] | null): string[] | null {
  if (texts === null) return null;
  const origins = texts.map((text, index) => {
    const origin = siteOrigin(text);
    if (origin !== null) return origin;
    const message = 'must be an origin such as https://wiki.example.com';
    throw invalidRequest([{ path: `/body/embed_origins/${index}`, message }]);
  });
  return [...new Set(origins)];
}
