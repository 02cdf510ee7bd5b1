import type { JiraProject } from '@flowlens/client';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { JiraConfig } from '../config/config.js';
import type { Logger } from '../logging/logger.js';
import { oneLine } from '../plain-text.js';
import { boundedClient } from './bounded-client.js';
import { documentOf } from './document.js';
import { strangeAnswer } from './jira-failure.js';

const NAME_CHARS = 255;
const TYPES = 200;
const PROJECTS_A_PAGE = 100;
const PROJECT_PAGES = 20;

const IssueTypes = z.array(
  z.object({ name: z.string().min(1), subtask: z.boolean().optional(), hierarchyLevel: z.number().optional() }),
);
const ProjectPage = z.object({
  values: z.array(z.object({ key: z.string().min(1), name: z.string() })),
  isLast: z.boolean().optional(),
});
const IssueKey = z.string().regex(/^[A-Za-z]\w{0,99}-\d{1,18}$/);
const CreatedIssue = z.object({ key: IssueKey });
const FoundIssues = z.object({ issues: z.array(z.object({ key: IssueKey })) });

export interface NewIssue {
  title: string;
  description: string;
  projectKey: string;
  type: string;
  /** The label by which it is found again; hexadecimal digits, letters and dashes. */
  marker: string;
}

export interface IssueLink {
  url: string;
  title: string;
}

/** Jira Cloud as we need it. Every call ends when `signal` aborts, and throws JiraFailure. */
export interface Jira {
  /** Names of the types an issue can be made of; none of sub-tasks. */
  issueTypes: (signal: AbortSignal) => Promise<string[]>;
  /** Those in which the account may make issues, by name. */
  projects: (signal: AbortSignal) => Promise<JiraProject[]>;
  /** Answers the key of the new issue. */
  createIssue: (issue: NewIssue, signal: AbortSignal) => Promise<string>;
  /** The key of the issue with this marker. Jira finds a new issue a few seconds after it was made. */
  findIssue: (marker: string, signal: AbortSignal) => Promise<string | undefined>;
  /** Attaches a link to an issue; doing it again changes nothing. */
  attachLink: (issueKey: string, link: IssueLink, signal: AbortSignal) => Promise<void>;
  /** Where people see an issue. */
  addressOf: (issueKey: string) => string;
}

export function createJira(config: JiraConfig, log: Logger): Jira {
  const clientFor = (signal: AbortSignal) => boundedClient(config, log, signal);
  return {
    async issueTypes(signal) {
      const api = await loadApi();
      const types = checked(IssueTypes, await api.getIssueAllTypes(clientFor(signal)));
      const names = types
        .filter(({ subtask, hierarchyLevel }) => subtask !== true && (hierarchyLevel ?? 0) >= 0)
        .map(({ name }) => oneLine(name, NAME_CHARS));
      return [...new Set(names)].slice(0, TYPES);
    },

    async projects(signal) {
      const api = await loadApi();
      const projects = new Map<string, JiraProject>();
      let startAt = 0;
      for (let page = 0; page < PROJECT_PAGES; page += 1) {
        const request = { startAt, maxResults: PROJECTS_A_PAGE, action: 'create', orderBy: 'key' } as const;
        const { values, isLast } = checked(ProjectPage, await api.searchProjects(clientFor(signal), request));
        for (const { key, name } of values) projects.set(key, { key, name: oneLine(name, NAME_CHARS) });
        startAt += values.length;
        if (isLast !== false || values.length === 0) break;
      }
      return [...projects.values()].sort((a, b) => a.name.localeCompare(b.name, 'en') || (a.key < b.key ? -1 : 1));
    },

    async createIssue({ title, description, projectKey, type, marker }, signal) {
      const api = await loadApi();
      const fields = {
        summary: oneLine(title, NAME_CHARS),
        description: documentOf(description),
        project: { key: projectKey },
        issuetype: { name: type },
        labels: [marker],
      };
      return checked(CreatedIssue, await api.createIssue(clientFor(signal), { fields })).key;
    },

    async findIssue(marker, signal) {
      const api = await loadApi();
      const request = { jql: `labels = "${marker}"`, fields: ['summary'], maxResults: 1 };
      const answer = await api.searchAndReconsileIssuesUsingJqlPost(clientFor(signal), request);
      return checked(FoundIssues, answer).issues[0]?.key;
    },

    async attachLink(issueKey, { url, title }, signal) {
      const api = await loadApi();
      // The same id again updates the link that is there.
      const globalId = `flowlens-${createHash('sha256').update(url).digest('hex')}`;
      const object = { url, title: oneLine(title, NAME_CHARS) };
      await api.createOrUpdateRemoteIssueLink(clientFor(signal), { issueIdOrKey: issueKey, globalId, object });
    },

    addressOf: (issueKey) => `${config.site}/browse/${issueKey}`,
  };
}

/** More than a second of work and 80 MB: for servers that have a Jira, once somebody uses it. */
const loadApi = () => import('jira.js/cloud');

function checked<T>(schema: z.ZodType<T>, answer: unknown): T {
  const { data, success } = schema.safeParse(answer);
  if (!success) throw strangeAnswer();
  return data;
}
