import type { InjectOptions } from 'fastify';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composeProduct } from '../composition.js';
import { readConfig } from '../platform/config/config.js';
import { createJobs } from '../platform/jobs/jobs.js';
import { operationsOf, readContract } from './contract/read-contract.js';
import { prepareDatabase } from '../platform/database/database.js';
import { healthOperations } from './lifecycle/health-operations.js';
import { conflict, HttpProblem } from '../platform/errors/http-problem.js';
import { quietLog } from '../../test/support/server/quiet-log.js';
import { createTestApp, GOOD_TOKEN } from '../../test/support/server/test-app.js';
import { waitUntil } from '../../test/support/wait-until.js';
import { noSandbox } from '../platform/sandbox/sandbox.js';

const ID = '7f1d8f5e-0c5b-4f0e-8f3c-2f9d3f6f2a10';
const signedIn = { authorization: GOOD_TOKEN };

describe('the contract', () => {
  it('is implemented completely', async () => {
    const config = readConfig({ FLOWLENS_DATA: tmpdir() });
    const database = prepareDatabase(config, quietLog);
    const jobs = createJobs(database, quietLog);
    const product = composeProduct({
      config,
      secret: 'x'.repeat(32),
      database,
      jobs,
      sandbox: noSandbox,
      log: quietLog,
    });
    await database.close();
    const built = { ...product.operations, ...healthOperations(() => Promise.resolve(true)) };
    const missing = operationsOf(readContract()).filter(({ operationId }) => !(operationId in built));

    expect(missing.map(({ operationId }) => operationId)).toEqual([]);
  });

  it('returns 501 for a missing handler, to permitted callers only', async () => {
    const app = await createTestApp();
    const operations = operationsOf(readContract()).filter(({ url }) => !['/livez', '/readyz'].includes(url));

    for (const { method, url, operationId } of operations) {
      const address = url.replaceAll(/:\w+/g, ID);
      const response = await app.inject({ method, url: address, headers: signedIn });
      expect([operationId, response.statusCode]).toEqual([operationId, 501]);
    }
    const response = await app.inject({ url: '/jira/projects', headers: signedIn });
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(response.json()).toMatchObject({
      title: 'Not Implemented',
      status: 501,
      detail: 'This call is described in the contract and not built yet.',
    });
    await app.close();
  });

  it('requires a token as the contract says', async () => {
    const app = await createTestApp();
    const guarded = operationsOf(readContract()).filter(({ kinds }) => kinds.length > 0);

    expect(guarded.length).toBeGreaterThan(30);
    for (const { method, url, operationId } of guarded) {
      const response = await app.inject({ method, url: url.replaceAll(/:\w+/g, 'not-an-id') });
      expect([operationId, response.statusCode]).toEqual([operationId, 401]);
    }
    await app.close();
  });

  it('rejects a handler without an operation', async () => {
    const operations = { getConfig: () => null, readMinds: () => null };

    await expect(createTestApp({ operations })).rejects.toThrow('The contract has no operation readMinds.');
  });
});

describe('a request', () => {
  const app = createTestApp({
    operations: {
      createProject: (request) => ({ id: ID, body: request.body }),
      listFlows: ({ query }) => {
        throw new HttpProblem(409, JSON.stringify(query));
      },
      getProject: () => {
        throw new Error('password=hunter2');
      },
      joinProject: () => {
        throw conflict('The project is full.');
      },
    },
  });
  const inject = async (options: InjectOptions) => (await app).inject({ headers: signedIn, ...options });
  const create = (payload: InjectOptions['payload'], headers = {}) =>
    inject({
      method: 'POST',
      url: '/systems',
      headers: { ...signedIn, 'content-type': 'application/json', ...headers },
      payload: payload ?? '',
    });
  beforeAll(async () => void (await (await app).ready()));
  afterAll(async () => (await app).close());

  it('gets only the fields of the contract in its response', async () => {
    const response = await create({ name: 'Shop' });

    expect(response.json()).toEqual({ id: ID, body: { name: 'Shop' } });
  });

  it.each([
    ['a missing property', {}, '/body/name', "must have required property 'name'"],
    ['an unknown property', { name: 'x', is_default: true }, '/body/is_default', 'must NOT have additional properties'],
    ['a number instead of a string', { name: 5 }, '/body/name', 'must be string'],
    ['a text that is too long', { name: 'x'.repeat(101) }, '/body/name', 'must NOT have more than 100 characters'],
  ])('is rejected with 422 and the path of the error for %s', async (_what, body, path, message) => {
    const response = await create(body);

    expect(response.statusCode).toBe(422);
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(response.json()).toEqual({
      type: 'about:blank',
      title: 'Unprocessable Entity',
      status: 422,
      detail: `The request is not valid: ${path.split('/').at(-1)} ${message}.`,
      errors: [{ path, message }],
    });
  });

  it('counts characters as Unicode code points', async () => {
    expect((await create({ name: '🦊'.repeat(100) })).statusCode).toBe(200);
    expect((await create({ name: '🦊'.repeat(101) })).statusCode).toBe(422);
  });

  it.each([
    ['truncated JSON', '{"name":', 422],
    ['no body', '', 422],
    ['a prototype', '{"name":"x","__proto__":{"a":1}}', 422],
    ['a NUL character', JSON.stringify({ name: 'a\0b' }), 422],
    ['very deeply nested arrays', '['.repeat(100_000) + ']'.repeat(100_000), 422],
    ['a deeply nested NUL character', `${'['.repeat(100_000)}"\\u0000"${']'.repeat(100_000)}`, 422],
    ['more than 1 MiB', JSON.stringify({ name: 'x'.repeat(1024 * 1024) }), 413],
  ])('is rejected for %s', async (_what, payload, status) => {
    const response = await create(payload);

    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ status, detail: expect.any(String) as string });
  });

  it('is rejected with 415 for another content type', async () => {
    expect((await create('<name/>', { 'content-type': 'application/xml' })).statusCode).toBe(415);
  });

  it('is rejected with 422 for a malformed id', async () => {
    const response = await inject({ url: '/systems/42' });

    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({
      errors: [{ path: '/params/systemId', message: 'must match format "uuid"' }],
    });
  });

  it('gets the numbers of its query as numbers, and the defaults of the contract', async () => {
    expect((await inject({ url: '/flowlens/flows?limit=7' })).json()).toMatchObject({
      detail: '{"limit":7,"has_errors":false,"mine":false}',
    });
    expect((await inject({ url: '/flowlens/flows' })).json()).toMatchObject({
      detail: '{"has_errors":false,"mine":false,"limit":50}',
    });
    expect((await inject({ url: '/flowlens/flows?limit=many' })).statusCode).toBe(422);
  });

  it('is rejected with 401 without credentials, whatever else is wrong', async () => {
    const response = await create('{"name":', { authorization: '' });

    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({
      type: 'about:blank',
      title: 'Unauthorized',
      status: 401,
      detail: 'Please sign in.',
    });
  });

  it('gets only a request id on a server error', async () => {
    const response = await inject({ url: `/systems/${ID}` });

    expect(response.statusCode).toBe(500);
    expect(response.body).not.toContain('hunter2');
    expect(response.json()).toEqual({
      type: 'about:blank',
      title: 'Internal Server Error',
      status: 500,
      detail: 'Something went wrong on our side. Please try again.',
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    });
  });

  it('gets the message of the handler', async () => {
    const body = { system_id: ID, invitation_id: ID };
    const response = await inject({ method: 'POST', url: '/systems/join', payload: body });

    expect(response.json()).toMatchObject({ status: 409, title: 'Conflict', detail: 'The project is full.' });
  });

  it('gets 404 and problem details for an unknown path', async () => {
    const response = await inject({ url: '/nowhere' });

    expect([response.statusCode, response.json()]).toMatchObject([404, { title: 'Not Found', detail: 'Not found.' }]);
  });

  it('is rejected with 422 for a malformed URL', async () => {
    expect((await inject({ url: '/systems/%E0%A4%A' })).statusCode).toBe(422);
  });
});

describe('a server', () => {
  it('finishes running calls before it stops', async () => {
    const begun = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const app = await createTestApp({
      operations: {
        async listFlows() {
          begun.resolve();
          await gate.promise;
          return [];
        },
      },
    });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const call = fetch(`${url}/flowlens/flows`, { headers: signedIn });
    await begun.promise;
    const closing = app.close();
    await waitUntil('it takes no new ones', () => !app.server.listening);
    gate.resolve();

    const response = await call;
    expect(response.status).toBe(200);
    // The server would wait for a kept connection.
    expect(response.headers.get('connection')).toBe('close');
    await closing;
    await expect(fetch(`${url}/livez`)).rejects.toThrow();
  });
});

describe('health', () => {
  it('is live and not ready while the database opens', async () => {
    const app = await createTestApp({ ready: false });

    expect((await app.inject('/livez')).json()).toEqual({ status: 'ok' });
    const response = await app.inject('/readyz');
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '2']);
    await app.close();
  });

  it('is ready when the database is', async () => {
    const app = await createTestApp();

    expect((await app.inject('/readyz')).statusCode).toBe(200);
    await app.close();
  });
});
