'use client';

import { countPersonalProjects, isAtPersonalProjectLimit, maxPersonalProjects } from '@flowlens/core/permissions';
import { useCurrentUser } from '../session/use-current-user.js';
import { useProjects } from './use-projects.js';

export interface PersonalProjectLimit {
  /** False until it is known; the server enforces the limit. */
  reached: boolean;
  /** Number of personal projects that the viewer is a member of. */
  count: number;
}

/**
 * Returns whether the viewer has reached the limit of personal projects, and can neither create one nor accept an
 * invitation to one.
 *
 * @example
 * const { reached, count } = usePersonalProjectLimit();
 */
export function usePersonalProjectLimit(): PersonalProjectLimit {
  const { data: projects } = useProjects();
  const { data: user } = useCurrentUser();
  if (!projects || !user) return { reached: false, count: 0 };

  return {
    reached: isAtPersonalProjectLimit(projects, maxPersonalProjects(user.app_user)),
    count: countPersonalProjects(projects),
  };
}
