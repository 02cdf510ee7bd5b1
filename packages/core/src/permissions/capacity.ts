import { DEFAULT_MAX_PERSONAL_PROJECTS } from '../limits.js';

/** Returns whether a project is full. */
export function isProjectFull(project: { members_count: number; max_members_count: number }): boolean {
  return project.members_count >= project.max_members_count;
}

/** Returns the number of personal projects that a user may belong to. */
export function maxPersonalProjects(user: { max_systems_count?: number | null | undefined }): number {
  return user.max_systems_count ?? DEFAULT_MAX_PERSONAL_PROJECTS;
}

/**
 * Returns whether a user has reached the limit of personal projects, and can neither create one nor accept an
 * invitation to one.
 */
export function isAtPersonalProjectLimit(
  projects: Iterable<{ category: 'PERSONAL' | 'OPEN_SOURCE' }>,
  maxProjects: number,
): boolean {
  return countPersonalProjects(projects) >= maxProjects;
}

/** Counts the personal projects. Open source ones have no limit. */
export function countPersonalProjects(projects: Iterable<{ category: 'PERSONAL' | 'OPEN_SOURCE' }>): number {
  let count = 0;
  for (const { category } of projects) if (category === 'PERSONAL') count += 1;
  return count;
}
