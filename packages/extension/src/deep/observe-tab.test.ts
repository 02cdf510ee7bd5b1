import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ObservedRequest } from '../observed-requests/observed-request.js';
import type { DeepMessage } from './deep-message.js';
import { observeTab, type ObserveTabOptions } from './observe-tab.js';
import type { ProtocolMessage, SendCommand } from './protocol.js';
import { OTHER_SITE, readRecordedMessages, SITE, TOP_FRAME_ID } from './test-support/recorded-messages.js';

const BODY = '{"path":"as the server sent it"}';
let reported: DeepMessage[];
let sent: { method: string; sessionId: string | undefined; params: object }[];

beforeEach(() => {
  reported = [];
  sent = [];
});

const send: SendCommand = (method, params, sessionId) => {
  sent.push({ method, params, sessionId });
  if (method === 'Page.getFrameTree') return Promise.resolve({ frameTree: { frame: { id: TOP_FRAME_ID, url: SITE } } });
  if (method === 'Network.getResponseBody') return Promise.resolve({ body: BODY, base64Encoded: false });
  return Promise.resolve({});
};

async function observe(change: Partial<ObserveTabOptions> = {}, messages: ProtocolMessage[] = readRecordedMessages()) {
  const tab = await observeTab({
    send,
    serverOrigin: 'https://flowlens.example',
    origins: new Set([SITE]),
    withBodies: true,
    report: (message) => reported.push(message),
    isOnlyTabOf: () => Promise.resolve(true),
    onAway: () => undefined,
    ...change,
  });
  for (const message of messages) tab.take(message);
  // Bodies arrive in separate responses.
  await vi.waitFor(() => expect(ended('/worker.js')).toBeDefined());
}

const requests = () => reported.flatMap((message) => (message.kind === 'request' ? [message.request] : []));
const pathOf = ({ url }: ObservedRequest) => new URL(url).pathname;
const ended = (path: string) => requests().find((one) => pathOf(one) === path && one.deep?.isOpen === false);

describe('observeTab', () => {
  it('reports documents, scripts and requests of workers with their bodies', async () => {
    await observe();
    expect(ended('/page')).toMatchObject({ type: 'main_frame', frameId: 0, status: 200, deep: { responseBody: BODY } });
    const scripts = requests().filter((one) => pathOf(one) === '/app.js' && one.initiator === SITE);
    expect(scripts.at(-1)).toMatchObject({ type: 'script', status: 200, deep: { responseBody: BODY } });
    expect(ended('/worker.js')).toMatchObject({ type: 'script', deep: { responseBody: BODY } });
    expect(ended('/api/from-worker')).toMatchObject({ frameId: -1, initiator: SITE, deep: { responseBody: BODY } });
    expect(ended('/api/own')).toMatchObject({ method: 'POST', deep: { requestBody: '{"x":1}', responseBody: BODY } });
  });

  it('reports a request when it is sent and when it ends', async () => {
    await observe();
    const own = requests().filter((one) => pathOf(one) === '/api/own');
    expect(own.map(({ deep }) => deep?.isOpen)).toEqual([true, false]);
    expect(new Set(own.map(({ id }) => id)).size).toBe(1);
    expect(own[1]?.endedAt).toBeGreaterThan(own[1]?.startedAt ?? Infinity);
  });

  it('uses the network’s headers without cookies and credentials', async () => {
    await observe();
    expect(ended('/api/own')?.requestHeaders).toMatchObject({ 'x-mine': '1', 'sec-fetch-mode': 'cors' });
    expect(ended('/api/own')?.responseHeaders).toMatchObject({ connection: 'keep-alive' });
    expect(JSON.stringify(reported)).not.toMatch(/canary/);
  });

  it('reports the reason of a CORS failure, also of a preflight', async () => {
    await observe();
    expect(ended('/api/cross')).toMatchObject({ error: 'net::ERR_FAILED (CORS: MissingAllowOriginHeader)' });
    expect(ended('/api/cross')).not.toHaveProperty('status');
    const pre = requests().filter((one) => pathOf(one) === '/api/pre' && one.deep?.isOpen === false);
    expect(pre.map(({ method, type, initiator }) => [method, type, initiator]).sort()).toEqual([
      ['OPTIONS', 'preflight', SITE],
      ['PUT', 'fetch', SITE],
    ]);
    expect(pre.find(({ method }) => method === 'PUT')?.error).toContain('PreflightMissingAllowOriginHeader');
  });

  it('keeps the steps of a redirect and the network error', async () => {
    await observe();
    expect(ended('/moved')).toMatchObject({
      status: 200,
      redirects: [{ url: `${SITE}/arrived`, method: 'GET', status: 302 }],
    });
    expect(ended('/broken')).toMatchObject({ error: 'net::ERR_EMPTY_RESPONSE' });
  });

  it('reports only address, method and status of a frame of another site, without its body', async () => {
    await observe();
    for (const path of ['/frame', '/api/in-frame']) {
      expect(ended(path)).toMatchObject({ frameId: 1, initiator: OTHER_SITE, status: 200, method: 'GET' });
      expect(ended(path)).toMatchObject({ requestHeaders: {}, responseHeaders: {}, deep: { isOpen: false } });
      expect(ended(path)?.deep).not.toHaveProperty('responseBody');
    }
    const asked = sent.filter(({ method }) => method === 'Network.getResponseBody').map(({ params }) => params);
    const foreign = requests().filter(({ initiator }) => initiator === OTHER_SITE);
    for (const { id } of foreign) expect(asked).not.toContainEqual({ requestId: id.slice(1) });
  });

  it('reports that the tab shows another site', async () => {
    const away = vi.fn();
    await observe({ onAway: away }, [
      ...readRecordedMessages(),
      { method: 'Page.frameNavigated', params: { frame: { id: TOP_FRAME_ID, url: `${SITE}/next` } } },
    ]);
    expect(away).not.toHaveBeenCalled();
    await observe({ onAway: away }, [
      ...readRecordedMessages(),
      { method: 'Page.frameNavigated', params: { frame: { id: TOP_FRAME_ID, url: `${OTHER_SITE}/bank` } } },
    ]);
    expect(away).toHaveBeenCalledOnce();
  });

  it('reads no body at the strict privacy level', async () => {
    await observe({ withBodies: false });
    expect(sent.map(({ method }) => method)).not.toContain('Network.getResponseBody');
    expect(JSON.stringify(reported)).not.toContain('as the server sent it');
  });

  it('drops requests of the FlowLens server', async () => {
    await observe({ serverOrigin: OTHER_SITE });
    expect(requests().map(pathOf)).not.toEqual(expect.arrayContaining(['/api/cross']));
    expect(requests().some(({ url, initiator }) => url.startsWith(OTHER_SITE) || initiator === OTHER_SITE)).toBe(false);
  });

  it('omits requests of a service worker shared with other tabs', async () => {
    await observe();
    expect(ended('/api/from-sw')).toMatchObject({ status: 200 });
    reported = [];
    await observe({ isOnlyTabOf: () => Promise.resolve(false) });
    expect(ended('/api/from-sw')).toBeUndefined();
    expect(reported).toContainEqual({ kind: 'left_out' });
    expect(ended('/api/from-worker')).toBeDefined();
  });

  it('reports websocket handshakes with the status of a refused one', async () => {
    await observe();
    expect(ended('/live')).toMatchObject({ type: 'websocket', status: 101, initiator: SITE });
    expect(ended('/live')?.responseHeaders).toMatchObject({ 'x-served-by': 'node-7' });
    expect(ended('/refused')).toMatchObject({ status: 403, error: expect.stringContaining('403') as string });
    reported = [];
    const nameless = readRecordedMessages().map((message) =>
      message.method === 'Network.webSocketFrameError'
        ? { ...message, params: { ...(message.params as object), errorMessage: '' } }
        : message,
    );
    await observe({}, nameless);
    expect(ended('/refused')).not.toHaveProperty('status');
    expect(ended('/refused')).toMatchObject({ error: 'the handshake was refused or failed' });
  });

  it('reports the browser’s console entries of the site unless a request includes them', async () => {
    await observe();
    const entries = reported.flatMap((message) => (message.kind === 'entry' ? [message.event] : []));
    const texts = entries.map(({ console_error_data: data }) => (data as { message: string }).message);
    expect(texts).toEqual([
      expect.stringContaining('/api/cross'),
      expect.stringContaining('Response to preflight request'),
    ]);
  });

  it('omits console entries of other sites', async () => {
    const [entry] = readRecordedMessages().filter(({ method }) => method === 'Log.entryAdded');
    const { entry: seen } = entry?.params as { entry: object };
    const foreign = { method: 'Log.entryAdded', params: { entry: { ...seen, url: `${OTHER_SITE}/frame` } } };
    await observe({}, [...readRecordedMessages().filter(({ method }) => method !== 'Log.entryAdded'), foreign]);
    expect(reported.filter(({ kind }) => kind === 'entry')).toEqual([]);
  });

  it('resumes each target, even if it lacks a domain', async () => {
    const failing: SendCommand = (method, params, sessionId) =>
      method === 'Log.enable' ? Promise.reject(new Error('not found')) : send(method, params, sessionId);
    await observe({ send: failing });
    const attached = readRecordedMessages().filter(({ method }) => method === 'Target.attachedToTarget');
    const resumed = sent.filter(({ method }) => method === 'Runtime.runIfWaitingForDebugger');
    expect(resumed.map(({ sessionId }) => sessionId)).toEqual(
      attached.map(({ params }) => (params as { sessionId: string }).sessionId),
    );
  });
});
