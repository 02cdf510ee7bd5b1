import { type CreateOptions, creating } from '../create-options.js';
import type { Transport } from '../transport.js';
import type { CreateJiraIssueInput, JiraIssue, JiraProject } from '../types.js';

export type JiraResource = ReturnType<typeof jiraResource>;

/** Every call is 409 while Jira is not connected, and 502 when Jira fails. */
export function jiraResource({ call }: Transport) {
  return {
    /** Names of the issue types. */
    issueTypes: (signal?: AbortSignal): Promise<string[]> => call('listJiraIssueTypes', { signal }),

    projects: (signal?: AbortSignal): Promise<JiraProject[]> => call('listJiraProjects', { signal }),

    createIssue: (input: CreateJiraIssueInput, options: CreateOptions = {}): Promise<JiraIssue> =>
      call('createJiraIssue', { ...creating(options), body: input }),
  };
}
