import type { CreateJiraIssueInput, JiraIssue, JiraProject } from '@flowlens/client';
import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { actorOf } from '../../http/authentication.js';
import type { Config } from '../../platform/config/config.js';
import type { Database } from '../../platform/database/database.js';
import { createJira, type Jira } from './client/jira.js';
import type { Jobs } from '../../platform/jobs/jobs.js';
import type { Logger } from '../../platform/logging/logger.js';
import type { Operations } from '../../http/operation-handler.js';
import { conflict, notFound } from '../../platform/errors/http-problem.js';
import { isFlowOpen } from '../flows/flow-repository.js';
import { createIssue, type Wanted } from './create-issue.js';
import { createLinkQueue } from './link-queue.js';
import { readIssue, readLinks } from './read-issue.js';

const LIST_MS = 9_500;
/** An Idempotency-Key identifies a request for a day; without one, the same words identify it for a minute. */
const REPEAT_SECONDS = { withKey: 24 * 3_600, withoutKey: 60 };

type OfFlow = FastifyRequest<{ Querystring: { flow_id: string } }>;

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

  /**
   * Returns the Jira connection for members of the flow's project; its lists and issues are not for strangers.
   *
   * @throws HttpProblem 404 for the flow, 409 if Jira is not connected
   */
  async function jiraFor(request: FastifyRequest, flowId: string): Promise<Jira> {
    if (!(await isFlowOpen(db, actorOf(request), flowId))) throw notFound('There is no such flow.');
    if (!jira) throw conflict('Jira is not connected.');
    return jira;
  }

  return {
    async listJiraIssueTypes(request: OfFlow): Promise<string[]> {
      const connection = await jiraFor(request, request.query.flow_id);
      return connection.issueTypes(AbortSignal.timeout(LIST_MS));
    },

    async listJiraProjects(request: OfFlow): Promise<JiraProject[]> {
      const connection = await jiraFor(request, request.query.flow_id);
      return connection.projects(AbortSignal.timeout(LIST_MS));
    },

    async createJiraIssue(request: FastifyRequest<{ Body: CreateJiraIssueInput }>, reply): Promise<JiraIssue> {
      const { body, headers } = request;
      const issue = readIssue(body);
      const links = readLinks(body.hyperlinks_to_attach, config.publicUrl);
      const creator = { jira: await jiraFor(request, body.flow_id), db, linkQueue, log };
      const repeat = repeatOf(body, headers['idempotency-key']);
      const issueKey = await createIssue(creator, { ...repeat, userId: actorOf(request).userId, issue, links });
      reply.code(201);
      return { type: body.type, ticket_url: creator.jira.addressOf(issueKey) };
    },
  };
}

function repeatOf(body: CreateJiraIssueInput, key: unknown): Pick<Wanted, 'hash' | 'repeatSeconds'> {
  const { title, description, project_key, type, flow_id, hyperlinks_to_attach: links } = body;
  const words = [
    title,
    description,
    project_key,
    type,
    flow_id,
    ...links.flatMap(({ url, title: name }) => [url, name]),
  ];
  const hash = createHash('sha256')
    .update(JSON.stringify([key ?? null, words]))
    .digest();
  return { hash, repeatSeconds: key === undefined ? REPEAT_SECONDS.withoutKey : REPEAT_SECONDS.withKey };
}
