import type { CreateJiraIssueInput } from '@flowlens/client';
import { http, HttpResponse } from 'msw';
import type { MockDb } from '../db.js';
import { noSession, problem } from './problem.js';

/** A Jira that makes every issue it is asked for. */
export function jiraHandlers(db: MockDb) {
  const answer = (make: () => Response) => {
    if (!db.viewer) return noSession();
    return db.config.jira_enabled ? make() : problem(409, 'Jira is not connected.');
  };

  return [
    http.get('*/jira/issue/types', () => answer(() => HttpResponse.json(db.jiraIssueTypes))),
    http.get('*/jira/projects', () => answer(() => HttpResponse.json(db.jiraProjects))),
    http.post<never, CreateJiraIssueInput>('*/jira/issue', async ({ request }) => {
      const issue = await request.json();
      return answer(() => {
        db.jiraIssues = [...db.jiraIssues, issue];
        const ticket_url = `https://jira.example/browse/${issue.project_key}-${db.jiraIssues.length}`;
        return HttpResponse.json({ type: issue.type, ticket_url }, { status: 201 });
      });
    }),
  ];
}
