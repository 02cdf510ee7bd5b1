import type { FlowLensClient } from '@flowlens/client';
import { queryOptions } from '@tanstack/react-query';
import * as flowlensKeys from '../query-keys.js';

/** Query definition of the projects in which issues can be made. */
export const jiraProjectsQuery = (client: FlowLensClient) =>
  queryOptions({
    queryKey: flowlensKeys.jiraProjects(),
    queryFn: ({ signal }) => client.jira.projects(signal),
  });

/** Query definition of the names of the types that an issue can have. */
export const jiraIssueTypesQuery = (client: FlowLensClient) =>
  queryOptions({
    queryKey: flowlensKeys.jiraIssueTypes(),
    queryFn: ({ signal }) => client.jira.issueTypes(signal),
  });
