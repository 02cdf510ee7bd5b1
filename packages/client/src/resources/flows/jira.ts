import { type CreateOptions, keyHeader } from '../../transport/idempotency-key.js';
import type { Transport } from '../../transport/transport.js';
import type { CreateJiraIssueInput, JiraIssue, JiraProject } from '../../types.js';

export type JiraResource = ReturnType<typeof jiraResource>;

/**
 * Every call names a flow, and fails with 404 if the caller is not a member of its project. 409: Jira is not connected.
 * 502: Jira failed.
 */
export function jiraResource({ call }: Transport) {
  const of = (flowId: string) => ({ params: { query: { flow_id: flowId } } });
  return {
    /** Lists the names of the issue types. */
    issueTypes: (flowId: string, signal?: AbortSignal): Promise<string[]> =>
      call('listJiraIssueTypes', { signal }, ({ GET }) => GET('/jira/issue/types', of(flowId))),

    projects: (flowId: string, signal?: AbortSignal): Promise<JiraProject[]> =>
      call('listJiraProjects', { signal }, ({ GET }) => GET('/jira/projects', of(flowId))),

    createIssue: (input: CreateJiraIssueInput, options: CreateOptions = {}): Promise<JiraIssue> =>
      call('createJiraIssue', options, ({ POST }) =>
        POST('/jira/issue', { params: { header: keyHeader(options) }, body: input }),
      ),
  };
}
