import { gunzipSync } from 'node:zlib';
import { request } from 'node:http';
import type { Flow } from '@flowlens/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../platform/config/config.js';
import { readSecret } from '../../platform/config/secret.js';
import { deriveKey } from '../../platform/secrets/derive-key.js';
import { createBlobLinks } from '../../platform/storage/links/blob-links.js';
import type { BlobStorage } from '../../platform/storage/blob-storage.js';
import { openStorage } from '../../platform/storage/open-storage.js';
import { storeBlob } from '../../platform/storage/store-blob.js';
import { readContractResponse } from '../../../test/support/contract/contract-responses.js';
import { aPerson } from '../../../test/support/people/person.js';
import { addFlow, addProject } from '../../../test/support/people/projects.js';
import { type S3Server, startS3 } from '../../../test/support/s3/start-s3.js';
import { openTestServer, type TestServer } from '../../../test/support/server/test-server.js';

const HOST_PAGE = 'https://tools.example';
const VIDEO = Buffer.concat([
  Buffer.from([0, 0, 0, 16]),
  Buffer.from('ftypisom', 'latin1'),
  Buffer.from(Array.from({ length: 988 }, (_, index) => index % 251)),
]);
const TIMELINE = JSON.stringify({ metadata: { browser: 'Chrome' }, timeline: [{ type: 'navigation' }] });

describe.each([
  ['a folder', () => Promise.resolve({ env: {}, close: () => Promise.resolve() })],
  ['a bucket', startS3],
])('files of a flow, kept in %s', (_where, start) => {
  let s3: S3Server;
  let server: TestServer;
  let storage: BlobStorage;
  let flow: Flow;
  beforeAll(async () => {
    s3 = await start();
    server = await openTestServer({ env: { ALLOWED_ORIGINS: HOST_PAGE, ...s3.env } });
    storage = openStorage(readConfig({ FLOWLENS_DATA: server.dataFolder, ...s3.env }));
    const { db } = server.database;
    const owner = await aPerson(server.url, 'owner@example.com');
    const projectId = await addProject(db, owner.userId);
    const flowId = await addFlow(db, projectId, {
      videoKey: await storeBlob(db, storage, VIDEO),
      timelineKey: await storeBlob(db, storage, Buffer.from(TIMELINE)),
    });
    flow = (await (await owner.get(`/flowlens/flow/${flowId}`)).json()) as Flow;
  });
  afterAll(async () => {
    await server.close();
    await s3.close();
  });

  const video = (headers: Record<string, string> = {}, method = 'GET') =>
    fetch(flow.video_url ?? '', { method, headers: { 'accept-encoding': 'identity', ...headers } });
  const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

  it('are sent whole with their type, for pages of other sites too', async () => {
    const response = await video();

    expect(response.status).toBe(200);
    expect((await bytes(response)).equals(VIDEO)).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': String(VIDEO.length),
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'content-disposition': 'inline',
    });
    expect(response.headers.get('cache-control')).toMatch(/^private, max-age=(6\d\d|7\d\d|8\d\d|900|599), immutable$/);
  });

  it.each([
    ['bytes=0-9', 0, 9],
    ['bytes=500-', 500, 999],
    ['bytes=-10', 990, 999],
    ['bytes=990-5000', 990, 999],
  ])('are sent in part for %s', async (range, start, end) => {
    const response = await video({ range });

    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/1000`);
    expect(response.headers.get('content-length')).toBe(String(end - start + 1));
    expect((await bytes(response)).equals(VIDEO.subarray(start, end + 1))).toBe(true);
  });

  it('have no range beyond their end', async () => {
    const response = await video({ range: 'bytes=1000-' });

    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe('bytes */1000');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('etag')).toBeNull();
    await readContractResponse('getBlob', response);
  });

  it('are sent whole if the range is of another version', async () => {
    const etag = (await video()).headers.get('etag') ?? '';

    expect((await video({ range: 'bytes=0-9', 'if-range': etag })).status).toBe(206);
    expect((await video({ range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(200);
    expect((await video({ 'if-none-match': etag })).status).toBe(304);
  });

  it('return their size for HEAD', async () => {
    // A range is for GET only (RFC 9110, section 14.2).
    const response = await video({ range: 'bytes=0-9' }, 'HEAD');

    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe('1000');
    expect(response.headers.get('content-type')).toBe('video/mp4');
    expect(await response.text()).toBe('');
  });

  it('require a valid, unexpired signature', async () => {
    const good = new URL(flow.video_url ?? '');
    const key = good.pathname.slice('/blobs/'.length);
    const links = createBlobLinks(
      deriveKey(await readSecret({ secret: undefined, dataFolder: server.dataFolder }), 'blob-link'),
    );
    const altered = (change: (url: URL) => void) => {
      const url = new URL(good);
      change(url);
      return url;
    };

    const bad = [
      altered((url) => url.searchParams.delete('signature')),
      altered((url) => (url.search = '')),
      altered((url) => url.searchParams.set('signature', 'A'.repeat(43))),
      altered((url) => url.searchParams.set('expires', String(Number(url.searchParams.get('expires')) + 60))),
      altered((url) => (url.pathname = new URL(flow.timeline_url ?? '').pathname)),
      new URL(links.sign(key, Date.now() - 16 * 60_000), server.url),
    ];

    expect((await fetch(new URL(links.sign(key, Date.now()), server.url))).status).toBe(200);
    for (const url of bad) {
      const response = await fetch(url);
      expect(response.status).toBe(403);
      await readContractResponse('getBlob', response);
    }
  });

  it('return 404 once they are gone, and for paths', async () => {
    const { db } = server.database;
    const key = await storeBlob(db, storage, Buffer.from('{}'));
    const links = createBlobLinks(
      deriveKey(await readSecret({ secret: undefined, dataFolder: server.dataFolder }), 'blob-link'),
    );
    const url = new URL(links.sign(key, Date.now()), server.url);
    expect((await fetch(url)).status).toBe(200);

    await storage.remove(key);
    await storage.remove(`${key}.gz`);

    expect((await fetch(url)).status).toBe(404);
    for (const path of ['../secret', '..%2Fsecret', 'secret', `${key}.gz`]) {
      const signed = links.sign(path, Date.now()).replace(`/blobs/${path}`, `/blobs/${encodeURIComponent(path)}`);
      expect((await fetch(new URL(signed, server.url))).status).toBe(404);
    }
  });

  it('include timelines compressed for browsers that accept that', async () => {
    const [packed, plain, refusing, part] = await Promise.all([
      raw(flow.timeline_url ?? '', { 'accept-encoding': 'br;q=1, gzip;q=0.8' }),
      raw(flow.timeline_url ?? '', {}),
      raw(flow.timeline_url ?? '', { 'accept-encoding': 'gzip;q=0, identity' }),
      raw(flow.timeline_url ?? '', { 'accept-encoding': 'gzip', range: 'bytes=0-3' }),
    ]);

    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', 'content-type': 'application/json' });
    expect(packed.headers['cache-control']).toBe('no-store');
    expect(gunzipSync(packed.body).toString()).toBe(TIMELINE);
    for (const { headers, body } of [plain, refusing]) {
      expect(headers['content-encoding']).toBeUndefined();
      expect(headers.vary).toContain('Accept-Encoding');
      expect(body.toString()).toBe(TIMELINE);
    }
    expect([part.status, gunzipSync(part.body).toString()]).toEqual([200, TIMELINE]);
    expect(part.headers['accept-ranges']).toBeUndefined();
    expect(packed.headers.etag).not.toBe(plain.headers.etag);
  });

  it('are readable for scripts of allowed sites only', async () => {
    const allowed = await fetch(flow.timeline_url ?? '', { headers: { origin: HOST_PAGE } });
    const foreign = await fetch(flow.timeline_url ?? '', { headers: { origin: 'https://evil.example' } });

    expect(allowed.headers.get('access-control-allow-origin')).toBe(HOST_PAGE);
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
    // Without `Vary` a cache could give one site the response for another.
    for (const { headers } of [allowed, foreign]) expect(headers.get('vary')).toBe('Origin, Accept-Encoding');
  });
});

interface RawResponse {
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Without the automatic decoding of `fetch`. */
function raw(url: string, headers: Record<string, string>): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const call = request(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    call.on('error', reject);
    call.end();
  });
}
