import type { JiraIssue } from '@flowlens/client';

/** A Jira issue that was created for a flow. */
export interface CreatedJiraIssue {
  /** Key of the issue, such as `SHOP-7`. */
  key: string;
  /** Address of the issue in Jira. */
  url: string;
  /** Name of its type, such as `Bug`. */
  type: string;
}

/** Callbacks of the Jira issues of a flow. */
export interface JiraEvents {
  /** Runs after an issue was created. */
  onJiraIssueCreated?: ((issue: CreatedJiraIssue) => void) | undefined;
}

/** The address of an issue ends with its key. */
export function createdIssueOf({ type, ticket_url: url }: JiraIssue): CreatedJiraIssue {
  return { key: url.slice(url.lastIndexOf('/') + 1), url, type };
}
