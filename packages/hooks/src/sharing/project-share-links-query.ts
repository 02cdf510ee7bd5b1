import type { FlowLensClient } from '@flowlens/client';
import { infiniteQueryOptions } from '@tanstack/react-query';
import * as flowlensKeys from '../query-keys.js';

const PAGE_SIZE = 20;

/** Query definition of the pages of live public links to flows of a project, newest first. */
export const projectShareLinksQuery = (client: FlowLensClient, projectId: string) =>
  infiniteQueryOptions({
    queryKey: flowlensKeys.projectShareLinks(projectId),
    queryFn: ({ pageParam, signal }) =>
      client.projects.shares(projectId, { limit: PAGE_SIZE, ...(pageParam !== null && { cursor: pageParam }) }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    select: (data) => data.pages.flatMap((page) => page.items),
    // Admins want to know who can see flows now, and others make and revoke links too.
    staleTime: 0,
    refetchOnMount: 'always',
  });
