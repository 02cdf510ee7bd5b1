import type { FlowLensClient, JiraProject } from '@flowlens/client';
import { queryOptions } from '@tanstack/react-query';
import type { QueryDefinition } from '../query-definition.js';
import * as flowlensKeys from '../query-keys.js';

/** Query definition of the Jira projects in which an issue can be created. */
export const jiraProjectsQuery = (
  client: FlowLensClient,
  flowId: string,
): QueryDefinition<JiraProject[], typeof flowlensKeys.flowJiraProjects> =>
  queryOptions({
    queryKey: flowlensKeys.flowJiraProjects(flowId),
    queryFn: ({ signal }) => client.jira.projects(flowId, signal),
  });

/** Query definition of the available issue types. */
export const jiraIssueTypesQuery = (
  client: FlowLensClient,
  flowId: string,
): QueryDefinition<string[], typeof flowlensKeys.flowJiraIssueTypes> =>
  queryOptions({
    queryKey: flowlensKeys.flowJiraIssueTypes(flowId),
    queryFn: ({ signal }) => client.jira.issueTypes(flowId, signal),
  });
