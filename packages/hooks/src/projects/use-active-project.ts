'use client';

import type { Project } from '@flowlens/client';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { ActiveProjectStore } from './active-project-store.js';
import { useProjects } from './use-projects.js';

export interface UseActiveProjectOptions {
  store: ActiveProjectStore;
  /** Project id in the URL, which takes precedence over the stored one. */
  requestedId?: string | undefined;
}

export interface UseActiveProjectResult {
  query: UseQueryResult<Project[]>;
  /** Undefined while the projects load, and for a viewer without any. */
  project: Project | undefined;
  select: (projectId: string) => void;
}

/**
 * Returns the displayed project: the one in the URL, else the stored one, else the first. Ignores ids of
 * projects that the viewer is not a member of.
 *
 * @example
 * const { project, select } = useActiveProject({ store: activeProject });
 */
export function useActiveProject({ store, requestedId }: UseActiveProjectOptions): UseActiveProjectResult {
  const query = useProjects();
  const storedId = useSyncExternalStore(store.subscribe, store.get, () => undefined);

  const projects = query.data;
  const byId = (id: string | undefined) => projects?.find((project) => project.id === id);
  const project = byId(requestedId) ?? byId(storedId) ?? projects?.[0];

  useEffect(() => {
    if (projects) store.set(project?.id);
  }, [projects, project?.id, store]);

  return { query, project, select: store.set };
}
