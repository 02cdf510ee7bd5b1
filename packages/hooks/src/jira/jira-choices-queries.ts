import type { FlowLensClient } from '@flowlens/client';
import { queryOptions } from '@tanstack/react-query';
import * as flowlensKeys from '../query-keys.js';

/** Query definition of the Jira projects in which an issue can be made of a flow. */
export const jiraProjectsQuery = (client: FlowLensClient, flowId: string) =>
  queryOptions({
    queryKey: flowlensKeys.flowJiraProjects(flowId),
    queryFn: ({ signal }) => client.jira.projects(flowId, signal),
  });

/** Query definition of the names of the types that an issue of a flow can have. */
export const jiraIssueTypesQuery = (client: FlowLensClient, flowId: string) =>
  queryOptions({
    queryKey: flowlensKeys.flowJiraIssueTypes(flowId),
    queryFn: ({ signal }) => client.jira.issueTypes(flowId, signal),
  });
