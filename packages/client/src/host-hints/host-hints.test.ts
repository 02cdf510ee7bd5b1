import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Respond, sendJson, sendProblem, startServer } from '../test-support/start-server.js';
import type { FlowLensClientOptions } from '../client-options.js';

const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);

/** A client that has not logged any hint yet. */
async function freshClient(options: FlowLensClientOptions) {
  vi.resetModules();
  const { createFlowLensClient } = await import('../create-client.js');
  return createFlowLensClient(options);
}

const warnings = (): unknown[] => warn.mock.calls.flat();
const empty: Respond = (_seen, response) => sendJson(response, 200, []);

beforeEach(() => void warn.mockClear());
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('createFlowLensClient', () => {
  it('warns about a getAccessToken that is not a function', async () => {
    await freshClient({ getAccessToken: 'secret' as unknown as () => string });

    expect(warnings()).toEqual(['FlowLens: getAccessToken is of type string. Pass a function that returns the token.']);
  });
});

describe('a request of a development build', () => {
  it.each([
    ['begins with "Bearer "', () => 'Bearer abc', /begins with "Bearer "\. Return the token alone/],
    ['begins with "bearer "', () => 'bearer abc', /begins with "Bearer "\. Return the token alone/],
    ['is an object', () => ({ token: 'abc' }) as unknown as string, /something other than a text/],
  ])('warns once when the token %s', async (_name, getAccessToken, expected) => {
    await using server = await startServer(empty);
    const client = await freshClient({ baseUrl: server.url, getAccessToken });

    await client.projects.list();
    await client.projects.list();

    expect(warnings()).toEqual([expect.stringMatching(expected)]);
    expect(warnings().join()).not.toContain('abc');
  });

  it('warns when getAccessToken throws, and rejects with its error', async () => {
    const broken = new RangeError('storage is broken');
    const client = await freshClient({
      baseUrl: 'http://127.0.0.1:9',
      getAccessToken: () => {
        throw broken;
      },
    });

    await expect(client.projects.list()).rejects.toBe(broken);

    expect(warnings()).toEqual([expect.stringContaining('getAccessToken threw')]);
  });

  it('does not blame ALLOWED_ORIGINS when getAccessToken cannot reach its own server', async () => {
    vi.stubGlobal('location', new URL('https://tools.example.com/tickets'));
    const client = await freshClient({
      baseUrl: 'http://127.0.0.1:9',
      getAccessToken: () => Promise.reject(new TypeError('Failed to fetch')),
    });

    await expect(client.projects.list()).rejects.toMatchObject({ name: 'FlowLensNetworkError' });

    expect(warnings()).toEqual([expect.stringContaining('getAccessToken threw')]);
  });

  it('names ALLOWED_ORIGINS and the page when a server of another origin cannot be reached', async () => {
    vi.stubGlobal('location', new URL('https://tools.example.com/tickets'));
    const client = await freshClient({ baseUrl: 'http://127.0.0.1:9' });

    await expect(client.projects.list()).rejects.toMatchObject({ name: 'FlowLensNetworkError' });

    expect(warnings()).toEqual([
      'FlowLens: http://127.0.0.1:9 gave no response that this page may read. If the server runs, its setting ALLOWED_ORIGINS has to name https://tools.example.com.',
    ]);
  });

  it('stays silent on its own origin', async () => {
    vi.stubGlobal('location', new URL('http://127.0.0.1:9/tickets'));
    const client = await freshClient({});

    await expect(client.projects.list()).rejects.toMatchObject({ name: 'FlowLensNetworkError' });

    expect(warnings()).toEqual([]);
  });

  it('names a baseUrl whose path returns 404', async () => {
    await using server = await startServer((_seen, response) => sendProblem(response, 404, 'Not found'));
    const client = await freshClient({ baseUrl: `${server.url}/api` });

    await expect(client.projects.list()).rejects.toMatchObject({ status: 404 });

    expect(warnings()).toEqual([expect.stringContaining(`baseUrl "${server.url}/api" has a path`)]);
  });

  it.each([
    ['flow_id', (id: string) => freshClient({}).then((client) => client.flows.get(id))],
    ['systemId', (id: string) => freshClient({}).then((client) => client.projects.remove(id))],
    ['upload_id', (id: string) => freshClient({}).then((client) => client.recorder.cancelUpload(id))],
  ])('names the missing %s and sends nothing', async (name, call) => {
    const fetch = vi.spyOn(globalThis, 'fetch');

    await expect(call(undefined as unknown as string)).rejects.toMatchObject({
      name: 'FlowLensError',
      message: expect.stringMatching(`^\\w+ was not sent: ${name} is missing$`) as unknown,
    });

    expect(fetch).not.toHaveBeenCalled();
    expect(warnings()).toEqual([expect.stringContaining(`${name} is missing`)]);
    fetch.mockRestore();
  });

  it('questions the baseUrl when a server other than FlowLens returns 404', async () => {
    await using server = await startServer((_seen, response) =>
      response.writeHead(404, { 'Content-Type': 'text/html' }).end('<!doctype html>'),
    );
    const client = await freshClient({ baseUrl: server.url });

    await expect(client.projects.list()).rejects.toThrow(
      'listProjects failed with status 404; is baseUrl the address of a FlowLens server?',
    );
  });
});

describe('a request of a production build', () => {
  it('causes no warning', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    await using server = await startServer(empty);
    const client = await freshClient({ baseUrl: server.url, getAccessToken: () => 'Bearer abc' });

    await client.projects.list();

    expect(warnings()).toEqual([]);
  });
});
