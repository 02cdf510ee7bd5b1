'use client';

import type { Project, ProjectShareLink } from '@flowlens/client';
import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { useProjectPermissions } from '../projects/use-project-permissions.js';
import { useFlowLens } from '../provider/use-flowlens.js';
import { projectShareLinksQuery } from './project-share-links-query.js';

/**
 * Active public links to flows of a project, newest first, page by page. Not requested unless the viewer is an admin.
 *
 * @example
 * const { data: links, hasNextPage, fetchNextPage } = useProjectShareLinks(project);
 */
export function useProjectShareLinks(project: Project): UseInfiniteQueryResult<ProjectShareLink[]> {
  const { client, queryClient, enabled } = useFlowLens();
  const { canManage } = useProjectPermissions(project);
  return useInfiniteQuery(
    { ...projectShareLinksQuery(client, project.id), enabled: enabled && canManage },
    queryClient,
  );
}
