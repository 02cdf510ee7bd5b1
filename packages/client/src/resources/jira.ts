import { createHeaders, type CreateOptions } from '../create-options.js';
import type { Transport } from '../transport.js';
import type { CreateJiraIssueInput, JiraIssue, JiraProject } from '../types.js';

export type JiraResource = ReturnType<typeof jiraResource>;

/** Every call is 409 while Jira is not connected, and 502 when Jira fails. */
export function jiraResource({ api, call }: Transport) {
  return {
    /** Names of the issue types. */
    issueTypes: (signal?: AbortSignal): Promise<string[]> =>
      call('listJiraIssueTypes', (init) => api.GET('/jira/issue/types', init), { signal }),

    projects: (signal?: AbortSignal): Promise<JiraProject[]> =>
      call('listJiraProjects', (init) => api.GET('/jira/projects', init), { signal }),

    createIssue: (input: CreateJiraIssueInput, options: CreateOptions = {}): Promise<JiraIssue> =>
      call(
        'createJiraIssue',
        (init) => api.POST('/jira/issue', { params: { header: createHeaders(options) }, body: input, ...init }),
        { signal: options.signal },
      ),
  };
}
