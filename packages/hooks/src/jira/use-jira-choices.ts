'use client';

import type { JiraProject } from '@flowlens/client';
import { useQuery } from '@tanstack/react-query';
import { useFlowLens } from '../provider/use-flowlens.js';
import { jiraIssueTypesQuery, jiraProjectsQuery } from './jira-choices-queries.js';

export interface UseJiraChoicesOptions {
  /** True while an issue is being written. The lists are fetched only then. */
  enabled: boolean;
}

export interface UseJiraChoicesResult {
  /** Undefined until they are loaded. */
  projects: readonly JiraProject[] | undefined;
  /** Undefined until they are loaded. */
  types: readonly string[] | undefined;
  /** True if a list cannot be loaded or there is no flow, so that no issue can be created. */
  failed: boolean;
}

/**
 * Jira projects and issue types for the issue of a flow. Refetches the lists each time it is enabled.
 *
 * @example
 * const { projects, types } = useJiraChoices(flowId, { enabled: open });
 */
export function useJiraChoices(flowId: string, { enabled: wanted }: UseJiraChoicesOptions): UseJiraChoicesResult {
  const { client, queryClient, enabled: allowed } = useFlowLens();
  const asked = allowed && wanted;
  const enabled = asked && flowId !== '';
  const projects = useQuery({ ...jiraProjectsQuery(client, flowId), enabled }, queryClient);
  const types = useQuery({ ...jiraIssueTypesQuery(client, flowId), enabled }, queryClient);

  return {
    projects: projects.data,
    types: types.data,
    failed: asked && (flowId === '' || [projects, types].some(({ data, isError }) => isError && data === undefined)),
  };
}
