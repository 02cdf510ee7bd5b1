import { setTimeout as wait } from 'node:timers/promises';
import { inspect } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { createFlowLensClient } from '../create-client.js';
import { FlowLensApiError } from '../errors.js';
import { type Respond, type Seen, sendJson, sendProblem, startServer } from '../test-support/start-server.js';

const REFRESH = '/auth/google/refresh';
const never: Respond = () => undefined;
const comment = (content: string) => ({ flow_id: 'f1', timestamp: 1, content });
const bearer = ({ headers }: Seen) => headers.authorization;
const paths = (seen: Seen[], url: string) => seen.filter((request) => request.url === url);

/** A server that accepts only the token `live`. It echoes bodies; tests configure its refresh endpoint. */
function sessionServer(live: string, refresh: Respond): Respond {
  return (seen, response) => {
    if (seen.url === REFRESH) return refresh(seen, response);
    if (bearer(seen) !== `Bearer ${live}`) return sendProblem(response, 401, 'Your session has ended.');
    return sendJson(response, 200, seen.body ? JSON.parse(seen.body) : []);
  };
}

/** A host that keeps its token in a variable instead of local storage. */
function host(token: string | null) {
  const state = { token };
  const onSessionLost = vi.fn(() => (state.token = null));
  const onAccessToken = vi.fn((fresh: string) => void (state.token = fresh));
  return { state, getAccessToken: () => state.token, onAccessToken, onSessionLost };
}

describe('session', () => {
  it('retries 20 simultaneous requests with an expired token after one refresh, bodies intact', async () => {
    await using server = await startServer(
      sessionServer('fresh', async (_seen, response) => {
        await wait(20);
        sendJson(response, 200, { token: 'fresh' });
      }),
    );
    const { state, ...hooks } = host('dead');
    const renewed = Promise.withResolvers<void>();
    const onAccessToken = vi.fn((fresh: string) => {
      hooks.onAccessToken(fresh);
      renewed.resolve();
    });
    // A slow store: after the calls, both checks and the refresh have read it, reads return late, with an old value.
    let reads = 0;
    const getAccessToken = async () => {
      const { token } = state;
      reads += 1;
      if (reads > 23) await renewed.promise.then(() => wait(20));
      return token;
    };
    const client = createFlowLensClient({ baseUrl: server.url, ...hooks, getAccessToken, onAccessToken });
    const contents = Array.from({ length: 20 }, (_, index) => `comment ${index}`);

    const responses = await Promise.all(contents.map((content) => client.comments.create(comment(content))));

    expect(responses).toEqual(contents.map(comment));
    expect(paths(server.seen, REFRESH)).toHaveLength(1);
    const calls = paths(server.seen, '/flowlens/flow/comment');
    expect(calls.filter((seen) => bearer(seen) === 'Bearer dead')).toHaveLength(20);
    const repeats = calls
      .filter((seen) => bearer(seen) === 'Bearer fresh')
      .map((seen) => JSON.parse(seen.body) as unknown);
    expect(repeats).toHaveLength(20);
    expect(repeats).toEqual(expect.arrayContaining(contents.map(comment)));
    expect(onAccessToken).toHaveBeenCalledExactlyOnceWith('fresh');
    expect(hooks.onSessionLost).not.toHaveBeenCalled();
  });

  it('lets one of several tabs refresh, and the others use its token', async () => {
    await using server = await startServer(
      sessionServer('fresh', async (_seen, response) => {
        await wait(20);
        sendJson(response, 200, { token: 'fresh' });
      }),
    );
    const { onSessionLost, ...shared } = host('dead');
    const tabs = [1, 2, 3].map(() => createFlowLensClient({ baseUrl: server.url, ...shared, onSessionLost }));

    const responses = await Promise.all(tabs.map((tab) => tab.projects.list()));

    expect(responses).toEqual([[], [], []]);
    expect(paths(server.seen, REFRESH)).toHaveLength(1);
    expect(onSessionLost).not.toHaveBeenCalled();
  });

  it('stops waiting for another tab’s refresh after the time limit, and joins it on the next try', async () => {
    await using server = await startServer(
      sessionServer('fresh', (_seen, response) => sendJson(response, 200, { token: 'fresh' })),
    );
    const { promise: leaves, resolve: leave } = Promise.withResolvers<void>();
    const otherTab = navigator.locks.request(`flowlens refresh ${server.url}`, () => leaves);
    const hooks = host('dead');
    const { auth } = createFlowLensClient({ baseUrl: server.url, ...hooks, timeouts: { default: 2_000 } });

    await expect(auth.refresh()).rejects.toMatchObject({
      name: 'FlowLensTimeoutError',
      operation: 'refreshSession',
      timeoutMs: 2_000,
    });
    expect(hooks.onSessionLost).not.toHaveBeenCalled();
    const again = auth.refresh();
    leave();

    await expect(again).resolves.toBe('fresh');
    expect(paths(server.seen, REFRESH)).toHaveLength(1);
    await otherTab;
  });

  it('refreshes without Web Locks too', async () => {
    vi.stubGlobal('navigator', {});
    await using server = await startServer(
      sessionServer('fresh', (_seen, response) => sendJson(response, 200, { token: 'fresh' })),
    );
    const client = createFlowLensClient({ baseUrl: server.url, ...host('dead') });

    await expect(client.projects.list()).resolves.toEqual([]);
    vi.unstubAllGlobals();
  });

  it('refreshes with the cookie rules: POST, X-Requested-With, and no refresh of the refresh', async () => {
    await using server = await startServer(
      sessionServer('fresh', (_seen, response) => sendProblem(response, 401, 'No.')),
    );
    const hooks = host('dead');
    const client = createFlowLensClient({ baseUrl: server.url, ...hooks });

    await expect(client.projects.list()).rejects.toMatchObject({ status: 401, detail: 'Your session has ended.' });

    const refreshes = paths(server.seen, REFRESH);
    expect(refreshes).toHaveLength(1);
    expect(refreshes[0]).toMatchObject({ method: 'POST', headers: { 'x-requested-with': 'flowlens' } });
    expect(hooks.onSessionLost).toHaveBeenCalledOnce();
  });

  it('shares one refresh among requests with an expired token, without a token, and explicit refreshes', async () => {
    const open = Promise.withResolvers<void>();
    await using server = await startServer(
      sessionServer('fresh', async (_seen, response) => {
        await open.promise;
        sendJson(response, 200, { token: 'fresh' });
      }),
    );
    const hooks = host('dead');
    const client = createFlowLensClient({ baseUrl: server.url, ...hooks });

    const withToken = client.projects.list();
    await vi.waitFor(() => expect(paths(server.seen, REFRESH)).toHaveLength(1));
    hooks.state.token = null;
    const withoutToken = client.projects.list();
    await vi.waitFor(() => expect(paths(server.seen, '/systems')).toHaveLength(2));
    const asked = client.auth.refresh();
    open.resolve();

    expect(await Promise.all([withToken, withoutToken, asked])).toEqual([[], [], 'fresh']);
    expect(paths(server.seen, REFRESH)).toHaveLength(1);
    expect(hooks.onAccessToken).toHaveBeenCalledOnce();
  });

  it('ends the session once when the retries are refused too', async () => {
    await using server = await startServer(
      sessionServer('nobody has this', (_seen, response) => sendJson(response, 200, { token: 'fresh' })),
    );
    const hooks = host('dead');
    const client = createFlowLensClient({ baseUrl: server.url, ...hooks });

    const results = await Promise.allSettled(Array.from({ length: 10 }, () => client.projects.list()));

    for (const result of results) {
      expect(result).toMatchObject({ status: 'rejected', reason: expect.any(FlowLensApiError) as unknown });
    }
    expect(paths(server.seen, REFRESH)).toHaveLength(1);
    expect(paths(server.seen, '/systems')).toHaveLength(20);
    expect(hooks.onSessionLost).toHaveBeenCalledOnce();
  });

  it('counts a late refusal towards the same lost session, and refreshes again on a later request', async () => {
    const refreshed = Promise.withResolvers<void>();
    await using server = await startServer(async (seen, response) => {
      if (seen.url === '/auth/me') await refreshed.promise;
      sendProblem(response, 401, 'No.');
    });
    const { onSessionLost, ...hooks } = host('dead');
    const client = createFlowLensClient({ baseUrl: server.url, ...hooks, onSessionLost });

    const late = expect(client.auth.me()).rejects.toMatchObject({ status: 401 });
    await expect(client.projects.list()).rejects.toMatchObject({ status: 401 });
    refreshed.resolve();
    await late;

    expect(paths(server.seen, REFRESH)).toHaveLength(1);
    expect(onSessionLost).toHaveBeenCalledOnce();
    await expect(client.projects.list()).rejects.toMatchObject({ status: 401 });
    expect(paths(server.seen, REFRESH)).toHaveLength(2);
  });

  it('reports a lost session once, and the next one again', async () => {
    const tokens = { live: 'first' };
    await using server = await startServer((seen, response) =>
      seen.url === '/auth/google'
        ? sendJson(response, 200, { token: tokens.live })
        : sessionServer(tokens.live, (_seen, response) => sendProblem(response, 401, 'No.'))(seen, response),
    );
    const hooks = host('dead');
    const client = createFlowLensClient({ baseUrl: server.url, ...hooks });
    await expect(client.projects.list()).rejects.toThrow(FlowLensApiError);
    await expect(client.projects.list()).rejects.toThrow(FlowLensApiError);
    expect(hooks.onSessionLost).toHaveBeenCalledOnce();

    await expect(client.auth.signIn({ code: 'c' })).resolves.toBe('first');
    await expect(client.projects.list()).resolves.toEqual([]);
    tokens.live = 'second';
    await expect(client.projects.list()).rejects.toThrow(FlowLensApiError);

    expect(hooks.onSessionLost).toHaveBeenCalledTimes(2);
  });

  it('reports a lost session once, even when a slow response to its token succeeds later', async () => {
    const lost = Promise.withResolvers<void>();
    await using server = await startServer(async (seen, response) => {
      if (seen.url !== '/auth/me') return sendProblem(response, 401, 'Your session has ended.');
      await lost.promise;
      return sendJson(response, 200, {});
    });
    const hooks = host('dead');
    const client = createFlowLensClient({ baseUrl: server.url, ...hooks });

    const slow = client.auth.me();
    await expect(client.projects.list()).rejects.toMatchObject({ status: 401 });
    lost.resolve();
    await slow;
    await expect(client.projects.list()).rejects.toMatchObject({ status: 401 });

    expect(hooks.onSessionLost).toHaveBeenCalledOnce();
  });

  it('uses a token renewed by another request or tab without a refresh of its own', async () => {
    const hooks = host('dead');
    await using server = await startServer((seen, response) => {
      if (bearer(seen) === 'Bearer fresh') return sendJson(response, 200, []);
      hooks.state.token = 'fresh';
      return sendProblem(response, 401, 'Your session has ended.');
    });
    const client = createFlowLensClient({ baseUrl: server.url, ...hooks });

    await expect(client.projects.list()).resolves.toEqual([]);

    expect(server.seen.map((seen) => [seen.url, bearer(seen)])).toEqual([
      ['/systems', 'Bearer dead'],
      ['/systems', 'Bearer fresh'],
    ]);
  });

  it('asks a host that owns its tokens once for a fresh one, and never uses the cookie', async () => {
    await using server = await startServer(
      sessionServer('fresh', (_seen, response) => sendProblem(response, 401, 'No.')),
    );
    let token = 'dead';
    const getAccessToken = vi.fn(async (options?: { forceRefresh?: boolean }) => {
      await wait(5);
      if (options?.forceRefresh) token = 'fresh';
      return token;
    });
    const client = createFlowLensClient({ baseUrl: server.url, getAccessToken });

    await Promise.all([client.projects.list(), client.projects.list(), client.auth.me()]);

    expect(getAccessToken.mock.calls.filter(([options]) => options?.forceRefresh)).toHaveLength(1);
    expect(paths(server.seen, REFRESH)).toHaveLength(0);
  });

  it.each([
    ['a page', '<!doctype html>\n<title>Sign in</title>'],
    ['a word in another script', 'пусто'],
    ['several words', 'Bad gateway'],
  ])('ignores %s in place of a token, asks the host once more, then loses the session', async (_what, text) => {
    await using server = await startServer(sessionServer('fresh', never));
    const getAccessToken = vi.fn((_options?: { forceRefresh?: boolean }) => text);
    const onSessionLost = vi.fn();
    const client = createFlowLensClient({ baseUrl: server.url, getAccessToken, onSessionLost });

    const error: unknown = await client.projects.list().catch((reason: unknown) => reason);

    expect(error).toBeInstanceOf(FlowLensApiError);
    expect(error).toMatchObject({ status: 401 });
    expect(inspect(error, { depth: null })).not.toContain(text);
    expect(getAccessToken.mock.calls.filter(([options]) => options?.forceRefresh)).toHaveLength(1);
    expect(onSessionLost).toHaveBeenCalledOnce();
    expect(server.seen.map(bearer)).toEqual([undefined]);
  });

  it('continues with a valid token after an invalid one', async () => {
    await using server = await startServer(sessionServer('fresh', never));
    const getAccessToken = ({ forceRefresh = false } = {}) => (forceRefresh ? 'fresh\n' : '<html>\n');

    expect(await createFlowLensClient({ baseUrl: server.url, getAccessToken }).projects.list()).toEqual([]);
  });

  it('keeps the session when leaving the page aborts a refresh, and loses it when a refresh fails', async () => {
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    let leaves = true;
    await using server = await startServer(
      sessionServer('fresh', (_seen, response) => {
        if (leaves) page.dispatchEvent(new Event('pagehide'));
        response.destroy();
      }),
    );
    const hooks = host('dead');
    const client = createFlowLensClient({ baseUrl: server.url, ...hooks });

    await expect(client.projects.list()).rejects.toMatchObject({ status: 401 });
    expect(hooks.onSessionLost).not.toHaveBeenCalled();

    leaves = false;
    await expect(client.projects.list()).rejects.toMatchObject({ status: 401 });
    expect(hooks.onSessionLost).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it.each([[{}], [{ token: null }], [{ token: '' }], [{ token: 42 }], [{ token: '<!doctype html>\n' }], [[]]])(
    'passes no %j to the host as a token, and reports an unreadable response',
    async (body) => {
      await using server = await startServer((_seen, response) => sendJson(response, 200, body));
      const hooks = host(null);
      const { auth } = createFlowLensClient({ baseUrl: server.url, ...hooks });

      await expect(auth.refresh()).rejects.toMatchObject({ name: 'FlowLensParseError', operation: 'refreshSession' });
      await expect(auth.signIn({ code: 'c' })).rejects.toMatchObject({
        name: 'FlowLensParseError',
        operation: 'signIn',
      });

      expect(hooks.onAccessToken).not.toHaveBeenCalled();
      expect(hooks.onSessionLost).not.toHaveBeenCalled();
    },
  );

  it('ignores a number in place of the host’s token', async () => {
    await using server = await startServer((_seen, response) => sendJson(response, 200, []));
    const getAccessToken = () => 42 as unknown as string;

    await createFlowLensClient({ baseUrl: server.url, getAccessToken }).projects.list();

    expect(server.seen.map(bearer)).toEqual([undefined]);
  });

  it('does not let a running refresh restore a signed-out session', async () => {
    const signedOut = Promise.withResolvers<void>();
    await using server = await startServer(async (seen, response) => {
      if (seen.url === '/auth/logout') {
        response.writeHead(204).end();
        return signedOut.resolve();
      }
      if (seen.url !== REFRESH) return sendProblem(response, 401, 'Your session has ended.');
      await signedOut.promise;
      return sendJson(response, 200, { token: 'fresh' });
    });
    const hooks = host('dead');
    const client = createFlowLensClient({ baseUrl: server.url, ...hooks });

    const pending = client.projects.list();
    const refused = expect(pending).rejects.toMatchObject({ status: 401 });
    await vi.waitFor(() => expect(paths(server.seen, REFRESH)).toHaveLength(1));
    await client.auth.signOut();

    await refused;
    expect(hooks.onAccessToken).not.toHaveBeenCalled();
    expect(hooks.onSessionLost).not.toHaveBeenCalled();
  });

  it('does not let a running refresh replace the token of a sign-in', async () => {
    const signedIn = Promise.withResolvers<void>();
    await using server = await startServer(async (seen, response) => {
      if (seen.url === '/auth/google') return sendJson(response, 200, { token: 'signed-in' });
      if (seen.url !== REFRESH) return sendProblem(response, 401, 'Your session has ended.');
      await signedIn.promise;
      return sendJson(response, 200, { token: 'fresh' });
    });
    const hooks = host('dead');
    const client = createFlowLensClient({ baseUrl: server.url, ...hooks });

    const ended = Promise.allSettled([client.projects.list()]);
    await vi.waitFor(() => expect(paths(server.seen, REFRESH)).toHaveLength(1));
    await client.auth.signIn({ code: 'c' });
    signedIn.resolve();

    await ended;
    expect(hooks.onAccessToken).toHaveBeenCalledExactlyOnceWith('signed-in');
    expect(hooks.onSessionLost).not.toHaveBeenCalled();
  });

  it.each([
    ['sign-in', (client: ReturnType<typeof createFlowLensClient>) => client.auth.signIn({ code: 'c' })],
    ['refresh', (client: ReturnType<typeof createFlowLensClient>) => client.auth.refresh()],
    ['sign-out', (client: ReturnType<typeof createFlowLensClient>) => client.auth.signOut()],
  ])('never starts a refresh for %s', async (_name, call) => {
    await using server = await startServer((_seen, response) => sendProblem(response, 401, 'No.'));
    const hooks = host('dead');

    await expect(call(createFlowLensClient({ baseUrl: server.url, ...hooks }))).rejects.toMatchObject({ status: 401 });

    expect(server.seen).toHaveLength(1);
    expect(hooks.onSessionLost).not.toHaveBeenCalled();
  });

  it('asks the host for a new token instead of using the refresh cookie with `credentials: omit`', async () => {
    await using server = await startServer(sessionServer('fresh', never));
    const hooks = host('dead');
    const getAccessToken = vi.fn((options?: { forceRefresh?: boolean }) => (options?.forceRefresh ? 'fresh' : 'dead'));
    const client = createFlowLensClient({ baseUrl: server.url, ...hooks, getAccessToken, credentials: 'omit' });

    await expect(client.projects.list()).resolves.toEqual([]);

    expect(getAccessToken).toHaveBeenLastCalledWith({ forceRefresh: true });
    expect(paths(server.seen, REFRESH)).toHaveLength(0);
  });

  it('requests a shared flow without a token and never refreshes for it', async () => {
    await using server = await startServer((_seen, response) => sendProblem(response, 401, 'This link has expired.'));
    const hooks = host('live');
    const getAccessToken = vi.fn(hooks.getAccessToken);
    const client = createFlowLensClient({ baseUrl: server.url, ...hooks, getAccessToken });

    await expect(client.sharedFlows.get('t1')).rejects.toMatchObject({ status: 401, detail: 'This link has expired.' });
    await expect(client.sharedFlows.invitation('t1')).rejects.toMatchObject({ status: 401 });

    expect(server.seen.map(({ url, headers }) => [url, headers.authorization])).toEqual([
      ['/flowlens/shared/t1', undefined],
      ['/flowlens/shared/invitation/t1', undefined],
    ]);
    expect(getAccessToken).not.toHaveBeenCalled();
    expect(hooks.onSessionLost).not.toHaveBeenCalled();
  });

  it('resends a binary chunk byte for byte', async () => {
    const hooks = host('dead');
    await using server = await startServer((seen, response) => {
      if (seen.url === REFRESH) return sendJson(response, 200, { token: 'fresh' });
      if (bearer(seen) !== 'Bearer fresh') return sendProblem(response, 401, 'Your session has ended.');
      return response.writeHead(204, { 'Upload-Offset': String(seen.body.length) }).end();
    });
    const client = createFlowLensClient({ baseUrl: server.url, ...hooks });
    const bytes = new TextEncoder().encode('x'.repeat(300_000));

    await expect(client.recorder.appendUpload('u1', { offset: 0, bytes })).resolves.toBe(300_000);

    expect(paths(server.seen, '/uploads/u1').map((seen) => seen.body.length)).toEqual([300_000, 300_000]);
  });

  it('lets one caller abort while the others wait for the refresh', async () => {
    const open = Promise.withResolvers<void>();
    await using server = await startServer(
      sessionServer('fresh', async (_seen, response) => {
        await open.promise;
        sendJson(response, 200, { token: 'fresh' });
      }),
    );
    const client = createFlowLensClient({ baseUrl: server.url, ...host('dead') });
    const leaving = new AbortController();

    const left = expect(client.projects.list(leaving.signal)).rejects.toMatchObject({ name: 'AbortError' });
    const stayed = client.projects.list();
    await vi.waitFor(() => expect(paths(server.seen, REFRESH)).toHaveLength(1));
    leaving.abort();
    await left;
    open.resolve();

    await expect(stayed).resolves.toEqual([]);
    expect(paths(server.seen, REFRESH)).toHaveLength(1);
  });
});
