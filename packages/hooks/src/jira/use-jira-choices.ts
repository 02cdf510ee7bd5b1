'use client';

import type { JiraProject } from '@flowlens/client';
import { useQuery } from '@tanstack/react-query';
import { useFlowLens } from '../provider/use-flowlens.js';
import { jiraIssueTypesQuery, jiraProjectsQuery } from './jira-choices-queries.js';

export interface UseJiraChoicesOptions {
  /** Whether an issue is being written; the lists are asked for only then (spec §7 Jira). */
  enabled: boolean;
}

export interface UseJiraChoicesResult {
  /** Undefined until they are there. */
  projects: readonly JiraProject[] | undefined;
  /** Undefined until they are there. */
  types: readonly string[] | undefined;
  /** One of the lists cannot be had, so no issue can be made. */
  failed: boolean;
}

/** What there is to choose from for an issue. Each time it is enabled, the lists are asked for anew. */
export function useJiraChoices({ enabled: wanted }: UseJiraChoicesOptions): UseJiraChoicesResult {
  const { client, queryClient, enabled: allowed } = useFlowLens();
  const enabled = allowed && wanted;
  const projects = useQuery({ ...jiraProjectsQuery(client), enabled }, queryClient);
  const types = useQuery({ ...jiraIssueTypesQuery(client), enabled }, queryClient);

  return {
    projects: projects.data,
    types: types.data,
    failed: enabled && [projects, types].some(({ data, isError }) => isError && data === undefined),
  };
}
