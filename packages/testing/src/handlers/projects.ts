import type { CreateProjectInput, Project, UpdateProjectInput } from '@flowlens/client';
import { http, HttpResponse } from 'msw';
import { aProject } from '../builders/project.js';
import type { MockDb } from '../db.js';
import { noContent, noSession } from './problem.js';
import { withProject } from './with-project.js';

export function projectHandlers(db: MockDb) {
  const end = (project: Project) => {
    db.projects = db.projects.filter(({ id }) => id !== project.id);
    return noContent();
  };

  return [
    http.get('*/systems', () => (db.viewer ? HttpResponse.json(db.projects) : noSession())),
    http.post<never, CreateProjectInput>('*/systems', async ({ request }) => {
      if (!db.viewer) return noSession();
      const { name, description = '' } = await request.json();
      const project = aProject({
        id: crypto.randomUUID(),
        name: name.trim(),
        description: description.trim(),
        created_by_user_id: db.viewer.app_user.id,
        members_count: 1,
      });
      db.projects = [...db.projects, project];
      return HttpResponse.json({ id: project.id }, { status: 201 });
    }),
    http.get('*/systems/:systemId', ({ params }) =>
      withProject(db, params['systemId'], (project) => HttpResponse.json(project)),
    ),
    http.patch<{ systemId: string }, UpdateProjectInput>('*/systems/:systemId', async ({ request, params }) => {
      const { name, description } = await request.json();
      return withProject(db, params.systemId, (project) => {
        const updated = {
          ...project,
          name: name?.trim() ?? project.name,
          description: description?.trim() ?? project.description,
        };
        db.projects = db.projects.map((candidate) => (candidate === project ? updated : candidate));
        return HttpResponse.json(updated);
      });
    }),
    http.delete('*/systems/:systemId', ({ params }) => withProject(db, params['systemId'], end)),
    http.post('*/systems/:systemId/leave', ({ params }) => withProject(db, params['systemId'], end)),
  ];
}
