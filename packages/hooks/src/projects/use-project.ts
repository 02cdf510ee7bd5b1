'use client';

import type { Project } from '@flowlens/client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useFlowLens } from '../provider/use-flowlens.js';
import { projectsQuery } from './projects-query.js';

/**
 * One of the viewer's projects, out of the list of all of them, so that both never differ. Null when it is none of them.
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
