'use client';

import type { JiraIssue } from '@flowlens/client';
import { failureNotice } from '@flowlens/core/failures';
import type { JiraForm } from '@flowlens/core/validation';
import { useRef } from 'react';
import { type ServerChange, useServerChange } from '../mutations/use-server-change.js';
import { useFlowLens } from '../provider/use-flowlens.js';
import * as flowlensKeys from '../query-keys.js';
import { type IssueAttempt, makeIssue, newAttempt } from './issue-attempt.js';

/**
 * Creates a Jira issue for a flow, with a public link to it. Repeated attempts create only one link and one issue.
 * `useJiraIssues` returns it afterwards.
 *
 * @example
 * const { run, pending } = useCreateJiraIssue(flowId);
 * run({ title, description, project_key: 'SHOP', type: 'Bug' }, { onSuccess: close });
 */
export function useCreateJiraIssue(flowId: string): ServerChange<JiraForm, JiraIssue> {
  const { client, queryClient } = useFlowLens();
  const attempt = useRef<IssueAttempt | null>(null);

  return useServerChange({
    change: async (form: JiraForm) => {
      if (attempt.current?.flowId !== flowId) attempt.current = newAttempt(flowId);
      const issue = await makeIssue(client, attempt.current, form);
      attempt.current = null;
      queryClient.setQueryData<readonly JiraIssue[]>(flowlensKeys.jiraIssues(flowId), (made = []) => [issue, ...made]);
      return issue;
    },
    stale: () => [flowlensKeys.shareLinks(flowId)],
    succeeded: (_form, { type, ticket_url }) => ({
      tone: 'success',
      code: 'jiraIssueCreated',
      values: { type, ticketUrl: ticket_url },
    }),
    failed: (error) => failureNotice('createJiraIssue', error),
  });
}
