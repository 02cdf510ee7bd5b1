import dns from 'node:dns';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFlowLensClient, type FlowLensClient } from '../create-client.js';
import { FlowLensApiError, FlowLensNetworkError, FlowLensParseError, FlowLensTimeoutError } from '../errors.js';
import { type Respond, sendJson, startServer } from '../test-support/start-server.js';

const never: Respond = () => undefined;
/** Long enough for a request to arrive, even if the machine stalls for a moment. */
const ARRIVED_MS = 2_000;

async function failure(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => expect.unreachable('the call should have failed'),
    (error: unknown) => error,
  );
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('requests', () => {
  it.each([
    ['a token', () => 'abc', 'Bearer abc'],
    ['an asynchronous token', () => Promise.resolve('abc'), 'Bearer abc'],
    ['no token', () => null, undefined],
    ['an empty token', () => '', undefined],
  ])('carry a bearer header only with a token: %s', async (_name, getAccessToken, expected) => {
    await using server = await startServer((_seen, response) => sendJson(response, 200, []));

    await createFlowLensClient({ baseUrl: server.url, getAccessToken }).projects.list();

    expect(server.seen[0]?.headers.authorization).toBe(expected);
  });

  it('include credentials and no tunnel headers for an ordinary host', async () => {
    await using server = await startServer((_seen, response) => sendJson(response, 200, []));
    const fetch = vi.spyOn(globalThis, 'fetch');

    await createFlowLensClient({ baseUrl: server.url }).projects.list();

    expect((fetch.mock.calls[0]?.[0] as Request).credentials).toBe('include');
    expect(server.seen[0]?.headers).not.toHaveProperty('ngrok-skip-browser-warning');
  });

  it('go through the given fetch', async () => {
    await using server = await startServer((_seen, response) => sendJson(response, 200, []));
    const fetch = vi.fn((request: Request) =>
      globalThis.fetch(new Request(request, { headers: { 'x-sent-by': 'the host' } })),
    );

    await createFlowLensClient({ baseUrl: server.url, fetch }).projects.list();

    expect(fetch).toHaveBeenCalledOnce();
    expect(server.seen[0]?.headers['x-sent-by']).toBe('the host');
  });

  it.each(['a.ngrok.io', 'a.ngrok.app', 'a.eu.ngrok-free.app', 'a.ngrok.dev', 'a.ngrok-free.dev', 'a.loca.lt'])(
    'omit credentials and skip the browser warning for %s',
    async (hostname) => {
      await using server = await startServer((_seen, response) => sendJson(response, 200, []));
      resolveToLoopback(hostname);
      const fetch = vi.spyOn(globalThis, 'fetch');

      await createFlowLensClient({ baseUrl: server.url.replace('127.0.0.1', hostname) }).projects.list();

      expect((fetch.mock.calls[0]?.[0] as Request).credentials).toBe('omit');
      expect(server.seen[0]?.headers).toMatchObject({
        'ngrok-skip-browser-warning': 'true',
        'bypass-tunnel-reminder': 'true',
      });
    },
  );

  it('carry no cookies with `credentials: omit`, not even for a timeline on the client’s own server', async () => {
    await using server = await startServer((_seen, response) => sendJson(response, 200, []));
    const fetch = vi.spyOn(globalThis, 'fetch');
    const client = createFlowLensClient({ baseUrl: server.url, credentials: 'omit' });

    await client.projects.list();
    await client.timeline.fetch(`${server.url}/timeline`);

    expect((fetch.mock.calls[0]?.[0] as Request).credentials).toBe('omit');
    expect(fetch.mock.calls[1]?.[1]?.credentials).toBe('omit');
  });

  it.each(['notngrok.io', 'ngrok.io.example.com', 'myloca.lt'])('do not treat %s as a tunnel', async (hostname) => {
    await using server = await startServer((_seen, response) => sendJson(response, 200, []));
    resolveToLoopback(hostname);

    await createFlowLensClient({ baseUrl: server.url.replace('127.0.0.1', hostname) }).projects.list();

    expect(server.seen[0]?.headers).not.toHaveProperty('ngrok-skip-browser-warning');
  });

  it('use the current global fetch, not the one at creation', async () => {
    await using server = await startServer((_seen, response) => sendJson(response, 200, []));
    const client = createFlowLensClient({ baseUrl: server.url });
    const later = vi.spyOn(globalThis, 'fetch');

    await client.projects.list();

    expect(later).toHaveBeenCalledOnce();
  });

  it('escape path parameters', async () => {
    await using server = await startServer((_seen, response) => sendJson(response, 200, {}));

    await createFlowLensClient({ baseUrl: server.url }).sharedFlows.get('../../auth/me?x=1#y');

    expect(server.seen[0]?.url).toBe('/flowlens/shared/..%2F..%2Fauth%2Fme%3Fx%3D1%23y');
  });

  it('carry an idempotency key when the caller passes one', async () => {
    await using server = await startServer((_seen, response) => sendJson(response, 201, { id: 'p1' }));
    const client = createFlowLensClient({ baseUrl: server.url });

    await client.projects.create({ name: 'One' }, { idempotencyKey: 'k1' });
    await client.projects.create({ name: 'Two' });

    expect(server.seen.map(({ headers }) => headers['idempotency-key'])).toEqual(['k1', undefined]);
  });
});

describe('errors', () => {
  it('contain the problem of a refusal', async () => {
    const problem = {
      type: 'about:blank',
      title: 'Unprocessable Content',
      status: 422,
      detail: 'The title is too long.',
      errors: [{ path: '/body/title', message: 'too long' }],
    };
    await using server = await startServer((_seen, response) => sendJson(response, 422, problem));

    const error = await failure(createFlowLensClient({ baseUrl: server.url }).flows.update('f1', { title: 'x' }));

    expect(error).toBeInstanceOf(FlowLensApiError);
    expect(error).toMatchObject({
      name: 'FlowLensApiError',
      message: 'The title is too long.',
      operation: 'updateFlow',
      status: 422,
      detail: 'The title is too long.',
      problem,
      retryAfter: null,
    });
  });

  it.each([
    ['HTML', 502, 'text/html', '<html>Bad gateway</html>'],
    ['nothing', 500, 'text/plain', ''],
    ['JSON without a detail', 500, 'application/json', '{"error":"x"}'],
    ['a detail that is not text', 500, 'application/json', '{"detail":[1]}'],
    ['broken JSON', 500, 'application/problem+json', '{"detail":'],
  ])('keep the status when the body of a refusal is %s', async (_name, status, type, body) => {
    await using server = await startServer((_seen, response) =>
      response.writeHead(status, { 'Content-Type': type }).end(body),
    );

    const error = await failure(createFlowLensClient({ baseUrl: server.url }).projects.list());

    expect(error).toBeInstanceOf(FlowLensApiError);
    expect(error).toMatchObject({ status, detail: null, problem: null, operation: 'listProjects' });
  });

  it('contain the detail of incomplete problem JSON', async () => {
    await using server = await startServer((_seen, response) => sendJson(response, 403, { detail: 'Not you.' }));

    const error = await failure(createFlowLensClient({ baseUrl: server.url }).projects.remove('p1'));

    expect(error).toMatchObject({ status: 403, detail: 'Not you.', problem: null });
  });

  it.each([
    ['30', 30],
    ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
    ['soon', null],
    ['soon 5', null],
    ['1.5', null],
    ['-5', null],
    ['9'.repeat(400), null],
  ])('read Retry-After %s', async (header, retryAfter) => {
    await using server = await startServer((_seen, response) =>
      sendJson(response, 429, { detail: 'Slow down.' }, { 'Retry-After': header }),
    );

    expect(await failure(createFlowLensClient({ baseUrl: server.url }).projects.list())).toMatchObject({ retryAfter });
  });

  it.each([
    ['HTML', '<!doctype html>'],
    ['cut JSON', '[{"id":'],
    ['nothing', ''],
  ])('report a successful response with %s as unreadable', async (_name, body) => {
    await using server = await startServer((_seen, response) =>
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(body),
    );

    const error = await failure(createFlowLensClient({ baseUrl: server.url }).projects.list());

    expect(error).toBeInstanceOf(FlowLensParseError);
    expect(error).toMatchObject({ name: 'FlowLensParseError', operation: 'listProjects' });
    expect((error as Error).cause).toBeDefined();
    expect((error as Error).message).toBe(
      'listProjects got a response that cannot be read; is baseUrl the address of a FlowLens server?',
    );
  });

  it.each([
    ['tags', (client: FlowLensClient) => client.tags.list()],
    ['invitations', (client: FlowLensClient) => client.invitations.listMine()],
    ['flows', (client: FlowLensClient) => client.flows.list()],
    ['flows of a project', (client: FlowLensClient) => client.flows.listBySystem('p1')],
  ])('report a successful response without a list of %s', async (_name, call) => {
    await using server = await startServer((_seen, response) => sendJson(response, 200, {}));

    expect(await failure(call(createFlowLensClient({ baseUrl: server.url })))).toBeInstanceOf(FlowLensParseError);
  });

  it.each(['', 'undefined', 'localhost:4877', '/api', 'ftp://127.0.0.1'])(
    'explain a baseUrl that leads nowhere: %j',
    async (baseUrl) => {
      const error = await failure(createFlowLensClient({ baseUrl }).projects.list());

      expect(error).toBeInstanceOf(FlowLensNetworkError);
      expect((error as Error).message).toBe(`listProjects was not sent: baseUrl "${baseUrl}" is not a web address`);
    },
  );

  it('report an unreachable server', async () => {
    const server = await startServer(never);
    await server[Symbol.asyncDispose]();

    const error = await failure(createFlowLensClient({ baseUrl: server.url }).projects.list());

    expect(error).toBeInstanceOf(FlowLensNetworkError);
    expect(error).toMatchObject({
      name: 'FlowLensNetworkError',
      operation: 'listProjects',
      message: 'listProjects got no response',
    });
    expect((error as Error).cause).toBeInstanceOf(TypeError);
  });

  it('report an interrupted response', async () => {
    await using server = await startServer((_seen, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
      response.write('[{', () => response.destroy());
    });

    expect(await failure(createFlowLensClient({ baseUrl: server.url }).projects.list())).toBeInstanceOf(
      FlowLensNetworkError,
    );
  });

  it('report the default time limit, and the connection is closed', async () => {
    const hungUp = Promise.withResolvers<void>();
    await using server = await startServer((_seen, response) => response.on('close', () => hungUp.resolve()));
    const client = createFlowLensClient({ baseUrl: server.url, timeouts: { default: ARRIVED_MS } });

    const error = await failure(client.projects.list());

    expect(error).toBeInstanceOf(FlowLensTimeoutError);
    expect(error).toMatchObject({ name: 'FlowLensTimeoutError', operation: 'listProjects', timeoutMs: ARRIVED_MS });
    await hungUp.promise;
  });

  it('report a response whose body stalls', async () => {
    await using server = await startServer((_seen, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).write('[');
    });
    const fetch = vi.spyOn(globalThis, 'fetch');
    const client = createFlowLensClient({ baseUrl: server.url, timeouts: { default: ARRIVED_MS } });

    expect(await failure(client.projects.list())).toBeInstanceOf(FlowLensTimeoutError);
    // The response had started; only its body was pending.
    expect(await fetch.mock.results[0]?.value).toHaveProperty('status', 200);
  });

  it('report a token that never arrives', async () => {
    const client = createFlowLensClient({
      baseUrl: 'http://127.0.0.1:9',
      timeouts: { default: 60 },
      getAccessToken: () => new Promise(() => undefined),
    });

    expect(await failure(client.projects.list())).toBeInstanceOf(FlowLensTimeoutError);
  });

  it('report the shorter time limit of the sequence diagram and the recording', async () => {
    await using server = await startServer(never);
    const client = createFlowLensClient({ baseUrl: server.url, timeouts: { short: 40 } });

    const errors = await Promise.all([
      failure(client.flows.sequenceDiagram('f1')),
      failure(client.flows.recording('f1')),
    ]);

    expect(errors).toMatchObject([{ timeoutMs: 40 }, { timeoutMs: 40 }]);
  });

  it('follow time limits of 240 s and 3 s by default', async () => {
    await using server = await startServer((_seen, response) => sendJson(response, 200, []));
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const client = createFlowLensClient({ baseUrl: server.url });

    await client.projects.list();
    await client.flows.recording('f1');
    await client.flows.sequenceDiagram('f1');

    expect(timeout.mock.calls).toEqual([[240_000], [3_000], [3_000]]);
  });

  it('follow the default when a time limit is undefined', async () => {
    await using server = await startServer((_seen, response) => sendJson(response, 200, []));
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const client = createFlowLensClient({ baseUrl: server.url, timeouts: { default: undefined, short: undefined } });

    await client.projects.list();
    await client.flows.recording('f1');

    expect(timeout.mock.calls).toEqual([[240_000], [3_000]]);
  });

  it('pass on the caller’s own abort, and the connection is closed', async () => {
    const arrived = Promise.withResolvers<void>();
    const hungUp = Promise.withResolvers<void>();
    await using server = await startServer((_seen, response) => {
      response.on('close', () => hungUp.resolve());
      arrived.resolve();
    });
    const leaving = new AbortController();

    const error = failure(createFlowLensClient({ baseUrl: server.url }).projects.list(leaving.signal));
    await arrived.promise;
    leaving.abort();

    expect(await error).toBe(leaving.signal.reason);
    expect(leaving.signal.reason).toMatchObject({ name: 'AbortError' });
    await hungUp.promise;
  });

  it('prevent requests whose signal has already aborted', async () => {
    await using server = await startServer(never);

    const error = await failure(createFlowLensClient({ baseUrl: server.url }).projects.list(AbortSignal.abort('gone')));

    expect(error).toBe('gone');
    expect(server.seen).toEqual([]);
  });

  it('pass on the host’s failure to provide a token', async () => {
    const broken = new RangeError('storage is broken');
    const client = createFlowLensClient({
      baseUrl: 'http://127.0.0.1:9',
      getAccessToken: () => Promise.reject(broken),
    });

    expect(await failure(client.projects.list())).toBe(broken);
  });
});

/** Resolves a fictitious host name to our loopback server, over the real network stack. */
function resolveToLoopback(hostname: string) {
  const lookup = dns.lookup as (...args: unknown[]) => void;
  vi.spyOn(dns, 'lookup').mockImplementation(((name: string, options: object, done: unknown) =>
    lookup(name === hostname ? '127.0.0.1' : name, options, done)) as typeof dns.lookup);
}
