'use client';

import type { Project } from '@flowlens/client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useFlowLens } from '../provider/use-flowlens.js';
import { projectsQuery } from './projects-query.js';

export interface UseProjectsOptions {
  /** False sends no request. @default true */
  enabled?: boolean | undefined;
}

/**
 * Returns the projects that the viewer is a member of.
 *
 * @example
 * const { data: projects } = useProjects();
 */
export function useProjects({ enabled: wanted = true }: UseProjectsOptions = {}): UseQueryResult<Project[]> {
  const { client, queryClient, enabled } = useFlowLens();
  return useQuery({ ...projectsQuery(client), enabled: enabled && wanted }, queryClient);
}
