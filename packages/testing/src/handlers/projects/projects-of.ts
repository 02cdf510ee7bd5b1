import type { Project } from '@flowlens/client';
import { countPersonalProjects, isAtPersonalProjectLimit, maxPersonalProjects } from '@flowlens/core/permissions';
import { refusal } from '@flowlens/core/refusals';
import type { MockDb } from '../../db.js';
import { conflict, notFound } from '../problem.js';
import type { Actor } from '../actor.js';

/** Returns the actor's projects, as the actor sees them. */
export function projectsOf(db: MockDb, { userId }: Actor): Project[] {
  return db.projects.flatMap((project) => {
    const user_role = project.user_role ?? db.members[project.id]?.find(({ id }) => id === userId)?.role;
    if (!user_role) return [];
    const waiting = user_role === 'ADMIN' ? (db.waitingRecordings[project.id]?.length ?? 0) : 0;
    return { ...project, user_role, ...(waiting > 0 && { waiting_recordings_count: waiting }) };
  });
}

/** Returns one of the actor's projects. */
export function projectOf(db: MockDb, actor: Actor, id: string): Project {
  const project = projectsOf(db, actor).find((candidate) => candidate.id === id);
  if (!project) throw notFound(refusal('projectMissing'));
  return project;
}

/** Refuses a user who belongs to the maximum number of personal projects. */
export function assertBelowPersonalLimit(db: MockDb, actor: Actor, name: 'projectLimit' | 'joinLimit'): void {
  const projects = projectsOf(db, actor);
  if (!isAtPersonalProjectLimit(projects, maxPersonalProjects(db.viewer?.app_user ?? {}))) return;
  throw conflict(refusal(name, { count: countPersonalProjects(projects) }));
}
