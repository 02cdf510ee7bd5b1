import type { Project } from '@flowlens/client';
import type { MockDb } from '../db.js';
import { noSession, problem } from './problem.js';

/** An answer about a project of the viewer, for who is signed in and when there is one. */
export function withProject(db: MockDb, id: unknown, answer: (project: Project) => Response): Response {
  if (!db.viewer) return noSession();
  const project = db.projects.find((candidate) => candidate.id === id);
  return project ? answer(project) : problem(404, 'There is no such project.');
}
