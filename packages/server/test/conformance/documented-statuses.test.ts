import type { FastifyInstance } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { readContract } from '../../src/http/contract/read-contract.js';
import type { Operations } from '../../src/http/operation-handler.js';
import { unauthorized } from '../../src/platform/errors/http-problem.js';
import { contractBreach, isDocumented } from '../support/contract/contract-responses.js';
import { NO_LIMITS } from '../support/server/no-limits.js';
import { createTestApp, GOOD_TOKEN } from '../support/server/test-app.js';
import { type DescribedOperation, describedOperations } from './fuzz/described-operations.js';

const operations = describedOperations();
const HEALTH = new Set(['getLiveness', 'getReadiness']);
const hasBody = ({ method }: DescribedOperation) => !['GET', 'HEAD'].includes(method);

/** Handlers that do the same for every operation. */
function allOf(handler: () => Promise<unknown>): Operations {
  const ids = operations.map(({ operationId }) => operationId).filter((id) => !HEALTH.has(id));
  return Object.fromEntries(ids.map((id) => [id, handler]));
}
const fails = allOf(() => Promise.reject(new Error('broken')));
const refuses = allOf(() => Promise.reject(unauthorized()));
const oneCall = Object.fromEntries(Object.keys(NO_LIMITS).map((name) => [name, '1']));

interface Circumstance {
  status: number;
  app: Parameters<typeof createTestApp>[0];
  /** Operations that respond with it; others must not document the status, unless they have their own reasons. */
  applies: (operation: DescribedOperation) => boolean;
  change?: RequestInit;
  /** Calls before the tested one. */
  callsBefore?: number;
  /** True if operations without this circumstance may document the status too. */
  isOnlyFrom?: boolean;
}

/** Circumstances that can affect any call. */
const CIRCUMSTANCES: Record<string, Circumstance> = {
  'without a token': {
    status: 401,
    app: { operations: fails },
    applies: ({ kinds }) => kinds.length > 0,
    change: { headers: {} },
  },
  'with a body of 9 MiB': {
    status: 413,
    app: { operations: fails },
    applies: hasBody,
    change: { body: JSON.stringify('x'.repeat(9 * 1024 ** 2)), headers: json() },
    isOnlyFrom: true,
  },
  'with a body of an unknown type': {
    status: 415,
    app: { operations: fails },
    applies: hasBody,
    change: { body: 'x', headers: { authorization: GOOD_TOKEN, 'content-type': 'application/x-unknown' } },
    isOnlyFrom: true,
  },
  'too often': {
    status: 429,
    app: { operations: refuses, env: oneCall },
    applies: ({ kinds, operationId }) =>
      kinds.length > 0 ||
      [
        ...['signIn', 'exchangeRecorderCode', 'getSharedFlow', 'listSharedComments', 'getSharedInvitation'],
        ...['getSharedPreview', 'getOembed'],
      ].includes(operationId),
    callsBefore: 2,
  },
  'with headers of 20 KiB': {
    status: 431,
    app: { operations: fails },
    applies: () => true,
    change: { headers: { 'x-long': 'x'.repeat(20_000) } },
    isOnlyFrom: true,
  },
  'of a handler that fails': {
    status: 500,
    app: { operations: fails, env: NO_LIMITS },
    applies: ({ operationId }) => !HEALTH.has(operationId),
  },
  'while the server starts': {
    status: 503,
    app: { operations: fails, started: false, ready: false },
    applies: ({ operationId }) => operationId !== 'getLiveness',
    isOnlyFrom: true,
  },
  'on a full disk': {
    status: 507,
    app: { operations: refuses, env: { ...NO_LIMITS, FLOWLENS_MIN_FREE_MB: '1000000000' } },
    applies: (operation) => hasBody(operation) && operation.operationId !== 'refreshSession',
    isOnlyFrom: true,
  },
};

describe.each(Object.entries(CIRCUMSTANCES))('a call %s', (_name, circumstance) => {
  const { status, app: options, applies, change = {}, callsBefore = 0, isOnlyFrom = false } = circumstance;
  const apps: FastifyInstance[] = [];
  afterAll(() => Promise.all(apps.map((app) => app.close())));
  const listening = (async () => {
    const app = await createTestApp(options);
    apps.push(app);
    return app.listen({ port: 0, host: '127.0.0.1' });
  })();

  it.each(operations.filter(applies))(`is answered with the documented ${status}: $operationId`, async (operation) => {
    const url = await listening;
    for (let count = 0; count < callsBefore; count += 1) await call(url, operation, change);

    const response = await call(url, operation, change);

    expect(response.status).toBe(status);
    if (operation.method === 'HEAD') expect(isDocumented(operation.operationId, status)).toBe(true);
    else
      expect(
        contractBreach(operation.operationId, {
          status,
          contentType: response.headers.get('content-type') ?? undefined,
          body: await response.json(),
        }),
      ).toBeUndefined();
  });

  if (isOnlyFrom)
    it(`is the only documented reason for ${status}`, () => {
      const others = operations.filter((operation) => !applies(operation));

      expect(others.filter(({ operationId }) => isDocumented(operationId, status))).toEqual([]);
    });
});

function json() {
  return { authorization: GOOD_TOKEN, 'content-type': 'application/json' };
}

/** Calls an operation with the contract's examples. */
function call(url: string, operation: DescribedOperation, change: RequestInit): Promise<Response> {
  const { method, path, body, parameters } = operation;
  const valuesIn = (place: string) =>
    parameters
      .filter((parameter) => parameter.in === place && (place === 'path' || parameter.required === true))
      .map(({ name, example }): [string, string] => [name, String(example)]);
  const values = Object.fromEntries(valuesIn('path'));
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const query = new URLSearchParams(valuesIn('query')).toString();
  const sent = body && { body: bodyOf(operation), headers: { 'content-type': body.type } };
  const own = { authorization: GOOD_TOKEN, ...Object.fromEntries(valuesIn('header')), ...sent?.headers };
  return fetch(`${url}${address}?${query}`, { method, ...(sent && { body: sent.body }), headers: own, ...change });
}

function bodyOf({ method, path, body }: DescribedOperation): string {
  if (body?.type !== 'application/json') return '{}\n';
  const item = readContract().paths[path] as Record<string, { requestBody?: { content: Record<string, Media> } }>;
  const media = item[method.toLowerCase()]?.requestBody?.content[body.type];
  return JSON.stringify(media?.example ?? Object.values(media?.examples ?? {})[0]?.value);
}

interface Media {
  example?: unknown;
  examples?: Record<string, { value?: unknown }>;
}
