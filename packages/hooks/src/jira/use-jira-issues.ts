'use client';

import type { JiraIssue } from '@flowlens/client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useFlowLens } from '../provider/use-flowlens.js';
import * as flowlensKeys from '../query-keys.js';

const NONE: readonly JiraIssue[] = [];

/** Only this page knows the issues it created; they are never requested. */
const jiraIssuesQuery = (flowId: string) =>
  queryOptions({
    queryKey: flowlensKeys.jiraIssues(flowId),
    queryFn: () => NONE,
    initialData: NONE,
    // Kept while the page is open, because they cannot be requested again.
    gcTime: Infinity,
    enabled: false,
  });

/** The issues that were made of a flow since the page was loaded, newest first: their toasts go, the way to them stays. */
export function useJiraIssues(flowId: string): readonly JiraIssue[] {
  const { queryClient } = useFlowLens();
  return useQuery(jiraIssuesQuery(flowId), queryClient).data;
}
