import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson } from '../../../test/support/people/person.js';
import { createTestApp } from '../../../test/support/server/test-app.js';
import { openTestServer, type TestServer } from '../../../test/support/server/test-server.js';
import { waitUntil } from '../../../test/support/wait-until.js';

const TOKEN = 'a-token-of-some-length';

describe('GET /metrics', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ env: { FLOWLENS_METRICS_TOKEN: TOKEN } });
  });
  afterAll(() => server.close());

  const ask = (authorization?: string) =>
    fetch(`${server.url}/metrics`, { headers: authorization === undefined ? {} : { authorization } });
  const metrics = async () => (await ask(`Bearer ${TOKEN}`)).text();
  /** Returns the value of one line; undefined if there is none. */
  const valueOf = async (line: string) => {
    const found = (await metrics()).split('\n').find((candidate) => candidate.startsWith(`${line} `));
    return found === undefined ? undefined : Number(found.split(' ').at(-1));
  };

  it('returns 404 without a configured token', async () => {
    const app = await createTestApp();

    expect((await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } })).statusCode).toBe(404);
    await app.close();
  });

  it.each([undefined, '', TOKEN, 'Bearer ', `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(0, -1)}`, `Basic ${TOKEN}`])(
    'rejects %j',
    async (authorization) => {
      const response = await ask(authorization);

      expect(response.status).toBe(401);
      expect(await response.text()).not.toContain('flowlens_');
    },
  );

  it('returns metrics of the process in the text format of Prometheus', async () => {
    const response = await ask(`Bearer ${TOKEN}`);

    expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    const text = await response.text();
    expect(text).toMatch(/^process_cpu_seconds_total \d/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_seconds \d/m);
    expect(text).toMatch(/^flowlens_build_info\{version="\d+\.\d+\.\d+",node="v\d+[^"]*"\} 1$/m);
  });

  it('counts requests by operation, method and class of status only', async () => {
    const ann = await aPerson(server.url, 'ann@example.com');
    await ann.get('/systems');
    await ann.get('/systems/canary-id');
    await fetch(`${server.url}/canary-path?canary-query`, { method: 'DELETE' });
    await fetch(`${server.url}/flowlens/shared/canary-token`);
    const counted = (labels: string) => valueOf(`flowlens_http_request_duration_seconds_count{${labels}}`);

    await waitUntil(
      'the answers are counted',
      async () => (await counted('operation="getSharedFlow",method="GET",status="4xx"')) === 1,
    );
    expect(await counted('operation="listProjects",method="GET",status="2xx"')).toBe(1);
    expect(await counted('operation="getProject",method="GET",status="4xx"')).toBe(1);
    expect(await counted('operation="none",method="DELETE",status="4xx"')).toBe(1);
    expect(await counted('operation="page",method="GET",status="4xx"')).toBeGreaterThan(0);
    expect(await metrics()).not.toContain('canary');
  });

  it('returns metrics of database connections, files and jobs', async () => {
    for (const state of ['idle', 'active', 'waiting'])
      expect(await valueOf(`flowlens_database_connections{state="${state}"}`)).toBeGreaterThanOrEqual(0);
    expect(await valueOf('flowlens_blobs')).toBe(0);
    expect(await valueOf('flowlens_blobs_bytes')).toBe(0);
    for (const state of ['waiting', 'active', 'failed'])
      expect(await valueOf(`flowlens_jobs{queue="mail",state="${state}"}`)).toBe(0);
  });
});
