import type { CreateJiraIssueInput, JiraIssue, JiraProject } from '@flowlens/client';
import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { actorOf } from '../../plugins/authentication.js';
import type { Config } from '../../config/config.js';
import type { Database } from '../../database/database.js';
import { createJira, type Jira } from '../../jira/jira.js';
import type { Jobs } from '../../jobs/jobs.js';
import type { Logger } from '../../logging/logger.js';
import type { Operations } from '../../operation-handler.js';
import { conflict } from '../../plugins/http-problem.js';
import { createIssue, type Wanted } from './create-issue.js';
import { createLinkQueue } from './link-queue.js';
import { readIssue, readLinks } from './read-issue.js';

const LIST_MS = 9_500;
/** An Idempotency-Key stands for one request for a day; without one, the same words within a minute do. */
const REPEAT_SECONDS = { withKey: 24 * 3_600, withoutKey: 60 };

interface JiraParts {
  config: Pick<Config, 'jira' | 'publicUrl'>;
  database: Database;
  jobs: Jobs;
  /** Encrypts links that wait in the job queue. */
  key: Buffer;
  log: Logger;
}

export function jiraOperations({ config, database: { db }, jobs, key, log }: JiraParts): Operations {
  const jira = config.jira && createJira(config.jira, log);
  const linkQueue = createLinkQueue({ jira, jobs, log, key });

  return {
    listJiraIssueTypes: (): Promise<string[]> => connected(jira).issueTypes(AbortSignal.timeout(LIST_MS)),

    listJiraProjects: (): Promise<JiraProject[]> => connected(jira).projects(AbortSignal.timeout(LIST_MS)),

    async createJiraIssue(request: FastifyRequest<{ Body: CreateJiraIssueInput }>, reply): Promise<JiraIssue> {
      const { body, headers } = request;
      const issue = readIssue(body);
      const links = readLinks(body.hyperlinks_to_attach, config.publicUrl);
      const maker = { jira: connected(jira), db, linkQueue, log };
      const repeat = repeatOf(body, headers['idempotency-key']);
      const issueKey = await createIssue(maker, { ...repeat, userId: actorOf(request).userId, issue, links });
      reply.code(201);
      return { type: body.type, ticket_url: maker.jira.addressOf(issueKey) };
    },
  };
}

/** @throws HttpProblem 409 */
function connected(jira: Jira | undefined): Jira {
  if (!jira) throw conflict('Jira is not connected.');
  return jira;
}

function repeatOf(body: CreateJiraIssueInput, key: unknown): Pick<Wanted, 'hash' | 'repeatSeconds'> {
  const { title, description, project_key, type, hyperlinks_to_attach: links } = body;
  const words = [title, description, project_key, type, ...links.flatMap(({ url, title: name }) => [url, name])];
  const hash = createHash('sha256')
    .update(JSON.stringify([key ?? null, words]))
    .digest();
  return { hash, repeatSeconds: key === undefined ? REPEAT_SECONDS.withoutKey : REPEAT_SECONDS.withKey };
}
