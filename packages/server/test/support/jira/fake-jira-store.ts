import { z } from 'zod';
import type { JiraOperation } from './fake-jira-faults.js';

const Inline = z.union([
  z.strictObject({ type: z.literal('text'), text: z.string().min(1) }),
  z.strictObject({ type: z.literal('hardBreak') }),
]);
const Paragraph = z.strictObject({ type: z.literal('paragraph'), content: z.array(Inline) });
const AdfDocument = z.strictObject({ type: z.literal('doc'), version: z.literal(1), content: z.array(Paragraph) });
const NewIssue = z.object({
  fields: z.strictObject({
    summary: z
      .string()
      .min(1)
      .max(255)
      .regex(/^[^\n\r]*$/),
    description: AdfDocument,
    project: z.strictObject({ key: z.string() }),
    issuetype: z.strictObject({ name: z.string() }),
    labels: z.array(z.string().regex(/^\S{1,255}$/)).optional(),
  }),
});
const NewLink = z.object({
  globalId: z.string().max(255),
  object: z.object({ url: z.url(), title: z.string().min(1).max(255) }),
});

type Answer = [status: number, body: unknown];

export interface FakeIssue {
  id: string;
  key: string;
  fields: z.infer<typeof NewIssue>['fields'];
  links: z.infer<typeof NewLink>[];
  madeAt: number;
}

interface Call {
  /** Body, or the query of a GET. */
  query: Record<string, unknown>;
  issueKey: string;
}

/** State of a Jira site, and its correct responses. */
export class FakeJiraStore {
  issues: FakeIssue[] = [];
  projects = [
    { id: '10000', key: 'SHOP', name: 'Web shop' },
    { id: '10001', key: 'APP', name: 'App' },
  ];
  types = [
    { id: '1', name: 'Bug', subtask: false, hierarchyLevel: 0 },
    { id: '2', name: 'Task', subtask: false, hierarchyLevel: 0 },
    { id: '3', name: 'Sub-task', subtask: true, hierarchyLevel: -1 },
    { id: '4', name: 'Bug', subtask: false, hierarchyLevel: 0 },
  ];
  /** Keys of projects without the field *Labels* on their screen. */
  withoutLabels = new Set<string>();
  /** Page size of the project list, regardless of the request. */
  pageSize = 50;

  constructor(private readonly searchLagMs: number) {}

  titled(title: string): FakeIssue[] {
    return this.issues.filter(({ fields }) => fields.summary === title);
  }

  handle(operation: JiraOperation, { query, issueKey }: Call): Answer {
    switch (operation) {
      case 'types':
        return [200, this.types];
      case 'projects':
        return this.projectPage(Number(query.startAt ?? 0));
      case 'create':
        return this.create(query);
      case 'search':
        return this.search(String(query.jql));
      case 'link':
        return this.link(issueKey, query);
    }
  }

  private projectPage(startAt: number): Answer {
    const values = this.projects.slice(startAt, startAt + this.pageSize);
    const total = this.projects.length;
    return [200, { values, startAt, total, maxResults: this.pageSize, isLast: startAt + values.length >= total }];
  }

  private create(body: unknown): Answer {
    const { data, error } = NewIssue.safeParse(body);
    if (error) return refuse({ [String(error.issues[0]?.path[1])]: 'Operation value is not valid.' });
    const { fields } = data;
    const project = this.projects.find(({ key }) => key === fields.project.key);
    if (!project) return refuse({ project: 'valid project is required' });
    if (!this.types.some(({ name }) => name === fields.issuetype.name))
      return refuse({ issuetype: 'Specify a valid issue type' });
    if (fields.labels !== undefined && this.withoutLabels.has(project.key))
      return refuse({ labels: "Field 'labels' cannot be set. It is not on the appropriate screen, or unknown." });
    const number = this.issues.length + 1;
    const issue = { id: String(20_000 + number), key: `${project.key}-${number}` };
    this.issues.push({ ...issue, fields, links: [], madeAt: Date.now() });
    return [201, { ...issue, self: `http://jira/rest/api/3/issue/${issue.id}` }];
  }

  private search(jql: string): Answer {
    const [, label] = /^labels = "([^"]+)"$/.exec(jql) ?? [];
    const [, unlabelledIn] = /^project = "([^"]+)" AND .* AND labels IS EMPTY ORDER BY created DESC$/.exec(jql) ?? [];
    if (label === undefined && unlabelledIn === undefined)
      return [400, { errorMessages: ['Error in the JQL Query.'], errors: {} }];
    const known = this.issues.filter(({ madeAt }) => Date.now() - madeAt >= this.searchLagMs);
    const found = known.filter(({ fields: { labels, project } }) =>
      label === undefined ? labels === undefined && project.key === unlabelledIn : labels?.includes(label),
    );
    return [
      200,
      { issues: found.map(({ id, key, fields: { summary } }) => ({ id, key, fields: { summary } })), isLast: true },
    ];
  }

  private link(issueKey: string, body: unknown): Answer {
    const issue = this.issues.find(({ key }) => key === issueKey);
    if (!issue) return [404, { errorMessages: ['Issue does not exist or you do not have permission to see it.'] }];
    const { data, error } = NewLink.safeParse(body);
    if (error) return refuse({ url: 'The link is not valid.' });
    const known = issue.links.findIndex(({ globalId }) => globalId === data.globalId);
    if (known >= 0) issue.links[known] = data;
    else issue.links.push(data);
    return [known >= 0 ? 200 : 201, { id: 30_000 + issue.links.length, self: 'http://jira/link' }];
  }
}

function refuse(errors: Record<string, string>): Answer {
  return [400, { errorMessages: [], errors }];
}
