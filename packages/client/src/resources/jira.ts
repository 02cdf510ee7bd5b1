import { type CreateOptions, keyHeader } from '../create-options.js';
import type { Transport } from '../transport.js';
import type { CreateJiraIssueInput, JiraIssue, JiraProject } from '../types.js';

export type JiraResource = ReturnType<typeof jiraResource>;

/** Every call is 409 while Jira is not connected, and 502 when Jira fails. */
export function jiraResource({ call }: Transport) {
  return {
    /** Names of the issue types. */
    issueTypes: (signal?: AbortSignal): Promise<string[]> =>
      call('listJiraIssueTypes', { signal }, ({ GET }) => GET('/jira/issue/types')),

    projects: (signal?: AbortSignal): Promise<JiraProject[]> =>
      call('listJiraProjects', { signal }, ({ GET }) => GET('/jira/projects')),

    createIssue: (input: CreateJiraIssueInput, options: CreateOptions = {}): Promise<JiraIssue> =>
      call('createJiraIssue', options, ({ POST }) =>
        POST('/jira/issue', { params: { header: keyHeader(options) }, body: input }),
      ),
  };
}
