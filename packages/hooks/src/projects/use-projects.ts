'use client';

import type { FlowLensClient, Project } from '@flowlens/client';
import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useFlowLens } from '../provider/use-flowlens.js';
import * as flowlensKeys from '../query-keys.js';

/** Query definition of the projects that the viewer is a member of. */
export const projectsQuery = (client: FlowLensClient) =>
  queryOptions({
    queryKey: flowlensKeys.projects(),
    queryFn: ({ signal }) => client.projects.list(signal),
  });

/** The projects that the viewer is a member of. */
export function useProjects(): UseQueryResult<Project[]> {
  const { client, queryClient, enabled } = useFlowLens();
  return useQuery({ ...projectsQuery(client), enabled }, queryClient);
}
