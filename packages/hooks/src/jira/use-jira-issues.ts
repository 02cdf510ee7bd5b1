'use client';

import type { JiraIssue } from '@flowlens/client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useFlowLens } from '../provider/use-flowlens.js';
import * as flowlensKeys from '../query-keys.js';

const NONE: readonly JiraIssue[] = [];

/** Issues are known only to the page that created them, and are never requested. */
const jiraIssuesQuery = (flowId: string) =>
  queryOptions({
    queryKey: flowlensKeys.jiraIssues(flowId),
    queryFn: () => NONE,
    initialData: NONE,
    // Kept while the page is open, because they cannot be requested again.
    gcTime: Infinity,
    enabled: false,
  });

/**
 * Returns the issues that were created for a flow since the page was loaded, newest first. They remain available after
 * their toasts close.
 *
 * @example
 * const [newest] = useJiraIssues(flowId);
 */
export function useJiraIssues(flowId: string): readonly JiraIssue[] {
  const { queryClient } = useFlowLens();
  return useQuery(jiraIssuesQuery(flowId), queryClient).data;
}
