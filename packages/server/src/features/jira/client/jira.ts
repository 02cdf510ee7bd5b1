import type { JiraProject } from '@flowlens/client';
import { oneLine } from '@flowlens/core/format';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { JiraConfig } from '../../../platform/config/config.js';
import type { Logger } from '../../../platform/logging/logger.js';
import { boundedClient, type CallJira } from './bounded-client.js';
import { documentOf } from './document.js';
import { JiraFailure } from './jira-failure.js';

const NAME_CHARS = 255;
const TYPES = 200;
const PROJECTS_A_PAGE = 100;
const PROJECT_PAGES = 20;
const RECENT_ISSUES = 100;

const IssueTypes = z.array(
  z.object({ name: z.string().min(1), subtask: z.boolean().optional(), hierarchyLevel: z.number().optional() }),
);
const ProjectPage = z.object({
  values: z.array(z.object({ key: z.string().min(1), name: z.string() })),
  isLast: z.boolean().optional(),
});
const IssueKey = z.string().regex(/^[A-Za-z]\w{0,99}-\d{1,18}$/);
const CreatedIssue = z.object({ key: IssueKey });
const CreatedLink = z.object({ id: z.union([z.number(), z.string()]) });
const RecentIssues = z.object({
  issues: z.array(z.object({ key: IssueKey, fields: z.object({ summary: z.string() }) })),
});
const FoundIssues = z.object({ issues: z.array(z.object({ key: IssueKey })) });

export interface NewIssue {
  title: string;
  description: string;
  projectKey: string;
  type: string;
  /** Label by which the issue is found again: hexadecimal digits, letters and dashes. */
  marker: string;
  /** True if an earlier attempt may have created the issue. @default false */
  mayExist?: boolean;
}

export interface IssueLink {
  url: string;
  title: string;
}

/** Client of Jira Cloud. Every call ends when `signal` aborts, and throws JiraFailure. */
export interface Jira {
  /** Returns the names of issue types, without sub-tasks. */
  issueTypes: (signal: AbortSignal) => Promise<string[]>;
  /** Returns the projects in which the account may create issues, by name. */
  projects: (signal: AbortSignal) => Promise<JiraProject[]>;
  /** Returns the key of the new issue. A project without the field *Labels* gets its issue without the marker. */
  createIssue: (issue: NewIssue, signal: AbortSignal) => Promise<string>;
  /** Returns the key of the issue with this marker. Jira finds a new issue only after a few seconds. */
  findIssue: (marker: string, signal: AbortSignal) => Promise<string | undefined>;
  /** Attaches a link to an issue; idempotent. */
  attachLink: (issueKey: string, link: IssueLink, signal: AbortSignal) => Promise<void>;
  /** Returns the URL of an issue for people. */
  addressOf: (issueKey: string) => string;
}

export function createJira(config: JiraConfig, log: Logger): Jira {
  const clientFor = (signal: AbortSignal) => boundedClient(config, log, signal);
  return {
    async issueTypes(signal) {
      const types = await clientFor(signal)({ path: '/issuetype', schema: IssueTypes });
      const names = types
        .filter(({ subtask, hierarchyLevel }) => subtask !== true && (hierarchyLevel ?? 0) >= 0)
        .map(({ name }) => oneLine(name, NAME_CHARS));
      return [...new Set(names)].slice(0, TYPES);
    },

    async projects(signal) {
      const call = clientFor(signal);
      const projects = new Map<string, JiraProject>();
      let startAt = 0;
      for (let page = 0; page < PROJECT_PAGES; page += 1) {
        const query = { startAt, maxResults: PROJECTS_A_PAGE, action: 'create', orderBy: 'key' };
        const { values, isLast } = await call({ path: '/project/search', query, schema: ProjectPage });
        for (const { key, name } of values) projects.set(key, { key, name: oneLine(name, NAME_CHARS) });
        startAt += values.length;
        if (isLast !== false || values.length === 0) break;
      }
      return [...projects.values()].sort((a, b) => a.name.localeCompare(b.name, 'en') || (a.key < b.key ? -1 : 1));
    },

    async createIssue(issue, signal) {
      const call = clientFor(signal);
      try {
        return await sendIssue(call, { ...fieldsOf(issue), labels: [issue.marker] });
      } catch (error) {
        if (!(error instanceof JiraFailure && error.refusesLabels)) throw error;
        const made = issue.mayExist === true ? await findUnlabelled(call, issue) : undefined;
        return made ?? (await sendIssue(call, fieldsOf(issue)));
      }
    },

    async findIssue(marker, signal) {
      const body = { jql: `labels = "${marker}"`, fields: ['summary'], maxResults: 1 };
      const found = await clientFor(signal)({ method: 'POST', path: '/search/jql', body, schema: FoundIssues });
      return found.issues[0]?.key;
    },

    async attachLink(issueKey, { url, title }, signal) {
      // The same id updates the existing link.
      const globalId = `flowlens-${createHash('sha256').update(url).digest('hex')}`;
      const body = { globalId, object: { url, title: oneLine(title, NAME_CHARS) } };
      const path = `/issue/${encodeURIComponent(issueKey)}/remotelink`;
      await clientFor(signal)({ method: 'POST', path, body, schema: CreatedLink });
    },

    addressOf: (issueKey) => `${config.site}/browse/${issueKey}`,
  };
}

function fieldsOf({ title, description, projectKey, type }: NewIssue): Record<string, unknown> {
  return {
    summary: oneLine(title, NAME_CHARS),
    description: documentOf(description),
    project: { key: projectKey },
    issuetype: { name: type },
  };
}

/**
 * Finds an issue without a marker that an earlier attempt may have created: a recent one of this account with the same
 * title.
 *
 * @throws JiraFailure that keeps the doubt about the earlier attempt
 */
async function findUnlabelled(call: CallJira, { title, projectKey }: NewIssue): Promise<string | undefined> {
  const jql = `project = ${JSON.stringify(projectKey)} AND creator = currentUser() AND created >= "-1d" AND labels IS EMPTY ORDER BY created DESC`;
  const body = { jql, fields: ['summary'], maxResults: RECENT_ISSUES };
  try {
    const { issues } = await call({ method: 'POST', path: '/search/jql', body, schema: RecentIssues });
    return issues.find(({ fields }) => fields.summary === oneLine(title, NAME_CHARS))?.key;
  } catch (error) {
    throw error instanceof JiraFailure ? new JiraFailure(error.detail, { isUnchanged: false }) : error;
  }
}

async function sendIssue(call: CallJira, fields: Record<string, unknown>): Promise<string> {
  return (await call({ method: 'POST', path: '/issue', body: { fields }, schema: CreatedIssue })).key;
}
