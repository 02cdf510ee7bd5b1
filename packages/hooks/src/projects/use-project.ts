'use client';

import type { Project } from '@flowlens/client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useFlowLens } from '../provider/use-flowlens.js';
import { projectsQuery } from './projects-query.js';

/**
 * Returns one of the viewer's projects, from the cached list, so that the two never differ. Null if the list does not
 * contain it.
 *
 * @example
 * const { data: project } = useProject(projectId);
 */
export function useProject(projectId: string): UseQueryResult<Project | null> {
  const { client, queryClient, enabled } = useFlowLens();
  return useQuery(
    {
      ...projectsQuery(client),
      select: (projects: Project[]) => projects.find(({ id }) => id === projectId) ?? null,
      enabled,
    },
    queryClient,
  );
}
