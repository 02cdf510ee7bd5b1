import type { MockDb } from '../db.js';
import { conflict, unprocessable } from './problem.js';
import { PUBLIC_URL } from './public-links.js';
import { created, type Routes } from './routes.js';

/** A Jira that makes every issue it is asked for. */
export function jiraHandlers(db: MockDb, { get, post }: Routes) {
  const assertConnected = () => {
    if (!db.config.jira_enabled) throw conflict('Jira is not connected.');
  };

  return [
    get('*/jira/issue/types', () => {
      assertConnected();
      return db.jiraIssueTypes;
    }),
    get('*/jira/projects', () => {
      assertConnected();
      return db.jiraProjects;
    }),
    post('*/jira/issue', 'CreateJiraIssueInput', ({ body: issue }) => {
      assertOurs(issue.hyperlinks_to_attach);
      assertConnected();
      db.jiraIssues = [...db.jiraIssues, issue];
      const ticket_url = `https://jira.example/browse/${issue.project_key}-${db.jiraIssues.length}`;
      return created({ type: issue.type, ticket_url });
    }),
  ];
}

/** Links lead nowhere but to the server itself. */
function assertOurs(links: readonly { url: string }[]): void {
  const errors = links.flatMap(({ url }, index) =>
    new URL(url).origin === PUBLIC_URL
      ? []
      : { path: `/body/hyperlinks_to_attach/${index}/url`, message: 'must be our own' },
  );
  if (errors.length > 0) throw unprocessable('Links may only point at this FlowLens.', errors);
}
