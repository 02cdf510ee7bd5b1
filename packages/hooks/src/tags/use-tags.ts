'use client';

import type { Tag } from '@flowlens/client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useFlowLens } from '../provider/use-flowlens.js';
import { tagsQuery } from './tags-query.js';

/**
 * Returns the tags of one project.
 *
 * @example
 * const { data: tags } = useTags(projectId);
 */
export function useTags(projectId: string): UseQueryResult<Tag[]> {
  const { client, queryClient, enabled } = useFlowLens();
  return useQuery({ ...tagsQuery(client, projectId), enabled }, queryClient);
}
