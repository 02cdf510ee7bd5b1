import { ISSUE_LIST_QUERY } from '../../contract/request-bodies.js';
import type { MockDb } from '../../db.js';
import { flowOf } from './flows-of.js';
import { conflict, unprocessable } from '../problem.js';
import { PUBLIC_URL } from './public-links.js';
import { readQuery } from '../read-request.js';
import type { Actor } from '../actor.js';
import { created, type Routes } from '../routes.js';

/** A Jira that creates every requested issue. */
export function jiraHandlers(db: MockDb, { get, post }: Routes) {
  /** Rejects actors who are not members of the flow's project, and servers without Jira. */
  const assertMayUseJira = (actor: Actor, flowId = '') => {
    flowOf(db, actor, flowId);
    if (!db.config.jira_enabled) throw conflict('Jira is not connected.');
  };

  return [
    get('*/jira/issue/types', ({ actor, url }) => {
      assertMayUseJira(actor, readQuery(url.searchParams, ISSUE_LIST_QUERY).flow_id);
      return db.jiraIssueTypes;
    }),
    get('*/jira/projects', ({ actor, url }) => {
      assertMayUseJira(actor, readQuery(url.searchParams, ISSUE_LIST_QUERY).flow_id);
      return db.jiraProjects;
    }),
    post('*/jira/issue', 'CreateJiraIssueInput', ({ actor, body: issue }) => {
      assertOurs(issue.hyperlinks_to_attach);
      assertMayUseJira(actor, issue.flow_id);
      db.jiraIssues = [...db.jiraIssues, issue];
      const ticket_url = `https://jira.example/browse/${issue.project_key}-${db.jiraIssues.length}`;
      return created({ type: issue.type, ticket_url });
    }),
  ];
}

/** Allows only links to the server itself. */
function assertOurs(links: readonly { url: string }[]): void {
  const errors = links.flatMap(({ url }, index) =>
    new URL(url).origin === PUBLIC_URL
      ? []
      : { path: `/body/hyperlinks_to_attach/${index}/url`, message: 'must be our own' },
  );
  if (errors.length > 0) throw unprocessable('Links may only point at this FlowLens.', errors);
}
