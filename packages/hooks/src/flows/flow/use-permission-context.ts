'use client';

import type { Project } from '@flowlens/client';
import type { Viewer } from '@flowlens/core/permissions';
import { useMemo } from 'react';
import { useProjects } from '../../projects/use-projects.js';
import { useCurrentUser } from '../../session/use-current-user.js';

export interface PermissionContext {
  /** Null until the current user is known. */
  viewer: Viewer | null;
  /** Undefined until it is known, and for non-members. */
  project: Project | undefined;
  /** Every project of the viewer. */
  projects: readonly Project[];
}

const NO_PROJECTS: readonly Project[] = [];

/**
 * Returns the viewer and the project, which permissions need. Nothing is allowed until both are known.
 *
 * @example
 * const { viewer, project } = usePermissionContext(flow.system_id);
 */
export function usePermissionContext(projectId: string | undefined): PermissionContext {
  const { data: user } = useCurrentUser();
  const { data: projects = NO_PROJECTS } = useProjects();

  return useMemo(
    () => ({
      viewer: user ? { userId: user.app_user.id, email: user.user.email } : null,
      project: projects.find(({ id }) => id === projectId),
      projects,
    }),
    [user, projects, projectId],
  );
}
