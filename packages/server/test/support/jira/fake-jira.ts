import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { applyFault, type JiraFault, type JiraOperation } from './fake-jira-faults.js';
import { FakeJiraStore } from './fake-jira-store.js';

interface FakeJiraOptions {
  /** Time until the search finds a new issue. @default 0 */
  searchLagMs?: number;
}

interface Planned {
  operation: JiraOperation;
  fault: JiraFault;
  /** Affects only calls whose body or URL contains this text. */
  holding: string;
  times: number;
}

export interface FakeJira {
  /** Value of `JIRA_SITE`. */
  url: string;
  /** Variables that connect a server to it. */
  env: Record<string, string>;
  store: FakeJiraStore;
  /** Number of calls of each operation. */
  calls: Record<JiraOperation, number>;
  /** Makes the next calls of an operation go wrong. */
  fail: (operation: JiraOperation, fault: JiraFault, options?: { holding?: string; times?: number }) => void;
  /** Does the delayed work of faults. */
  catchUp: () => void;
  close: () => Promise<void>;
}

export const FAKE_JIRA_EMAIL = 'robot@example.com';
export const FAKE_JIRA_TOKEN = 'ATATT3canary-of-the-jira-token';

const ROUTES: [method: string, path: RegExp, operation: JiraOperation][] = [
  ['GET', /^\/rest\/api\/3\/issuetype$/, 'types'],
  ['GET', /^\/rest\/api\/3\/project\/search$/, 'projects'],
  ['POST', /^\/rest\/api\/3\/issue$/, 'create'],
  ['GET', /^\/rest\/api\/3\/search\/jql$/, 'search'],
  ['POST', /^\/rest\/api\/3\/search\/jql$/, 'search'],
  ['POST', /^\/rest\/api\/3\/issue\/([^/]+)\/remotelink$/, 'link'],
];

/** Jira Cloud's published REST API v3, as far as it is used, over real HTTP on this machine. */
export async function startFakeJira({ searchLagMs = 0 }: FakeJiraOptions = {}): Promise<FakeJira> {
  const store = new FakeJiraStore(searchLagMs);
  const calls: FakeJira['calls'] = { types: 0, projects: 0, create: 0, search: 0, link: 0 };
  const planned: Planned[] = [];
  const putOff: (() => void)[] = [];
  const authorization = `Basic ${Buffer.from(`${FAKE_JIRA_EMAIL}:${FAKE_JIRA_TOKEN}`).toString('base64')}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = new URL(request.url ?? '/', 'http://jira');
    const text = await read(request);
    const route = ROUTES.find(([method, path]) => method === request.method && path.test(address.pathname));
    if (!route) return send(response, 404, { errorMessages: ['There is no such resource.'], errors: {} });
    const [, path, operation] = route;
    calls[operation] += 1;
    const fault = takeFault(operation, `${address.href} ${text}`);
    if (fault && !fault.carriedOut) return applyFault(fault, response);
    if (request.headers.authorization !== authorization) return send(response, 401, { errorMessages: ['Sign in.'] });
    const carryOut = () =>
      store.handle(operation, {
        query: text ? (JSON.parse(text) as Record<string, unknown>) : Object.fromEntries(address.searchParams),
        issueKey: path.exec(address.pathname)?.[1] ?? '',
      });
    if (fault?.carriedOut === 'later') {
      putOff.push(carryOut);
      return applyFault(fault, response);
    }
    const [status, body] = carryOut();
    if (fault) return applyFault(fault, response);
    send(response, status, body);
  }

  function takeFault(operation: JiraOperation, content: string): JiraFault | undefined {
    const plan = planned.find((one) => one.operation === operation && one.times > 0 && content.includes(one.holding));
    if (plan) plan.times -= 1;
    return plan?.fault;
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const listening = server.address();
  const url = `http://127.0.0.1:${typeof listening === 'object' ? listening?.port : ''}`;

  return {
    url,
    env: { JIRA_SITE: url, JIRA_EMAIL: FAKE_JIRA_EMAIL, JIRA_API_TOKEN: FAKE_JIRA_TOKEN },
    store,
    calls,
    fail: (operation, fault, { holding = '', times = 1 } = {}) =>
      void planned.push({ operation, fault, holding, times }),
    catchUp: () => putOff.splice(0).forEach((carryOut) => carryOut()),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json;charset=UTF-8' }).end(JSON.stringify(body));
}
