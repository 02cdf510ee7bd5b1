import type { Flow } from '@flowlens/client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../platform/config/config.js';
import { openStorage } from '../../platform/storage/open-storage.js';
import { storeBlob } from '../../platform/storage/store-blob.js';
import { readContractResponse } from '../../../test/support/contract/contract-responses.js';
import { type FaultyProxy, startFaultyProxy } from '../../../test/support/server/faulty-proxy.js';
import { aPerson } from '../../../test/support/people/person.js';
import { addFlow, addProject } from '../../../test/support/people/projects.js';
import { type S3Server, startS3 } from '../../../test/support/s3/start-s3.js';
import { openTestServer, type TestServer } from '../../../test/support/server/test-server.js';

const IMAGE = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(996, 7)]);
const TIMELINE = JSON.stringify({ timeline: [{ type: 'navigation' }] });

describe('files of a bucket', () => {
  let s3: S3Server;
  let proxy: FaultyProxy;
  let servers: TestServer[];
  let direct: Flow;
  let through: Flow;
  beforeAll(async () => {
    s3 = await startS3();
    proxy = await startFaultyProxy(s3.env.S3_ENDPOINT ?? '');
    const env = { ...s3.env, S3_ENDPOINT: proxy.url };
    const one = await openTestServer({ env: { ...env, S3_DIRECT_READS: 'on' } });
    const other = await openTestServer({ env });
    servers = [one, other];
    direct = await aFlow(one, env);
    through = await aFlow(other, env);
  });
  afterEach(() => proxy.setFault('none'));
  afterAll(async () => {
    for (const server of servers) await server.close();
    await proxy.close();
    await s3.close();
  });

  async function aFlow(server: TestServer, env: Record<string, string>): Promise<Flow> {
    const { db } = server.database;
    const storage = openStorage(readConfig(env));
    const owner = await aPerson(server.url, 'owner@example.com');
    const flowId = await addFlow(db, await addProject(db, owner.userId), {
      videoKey: await storeBlob(db, storage, IMAGE),
      timelineKey: await storeBlob(db, storage, Buffer.from(TIMELINE)),
    });
    return (await (await owner.get(`/flowlens/flow/${flowId}`)).json()) as Flow;
  }

  const ask = (url: string | null, init: RequestInit = {}) => fetch(url ?? '', { redirect: 'manual', ...init });

  it('are read from the bucket until the address expires', async () => {
    const expires = Number(new URL(direct.video_url ?? '').searchParams.get('expires'));
    const leftSeconds = expires - Date.now() / 1_000;
    const response = await ask(direct.video_url);
    const location = new URL(response.headers.get('location') ?? '');

    expect(response.status).toBe(307);
    expect(location.origin).toBe(proxy.url);
    expect(Number(location.searchParams.get('X-Amz-Expires'))).toBeLessThanOrEqual(leftSeconds);
    expect(Number(location.searchParams.get('X-Amz-Expires'))).toBeGreaterThan(leftSeconds - 30);
    expect(response.headers.get('cache-control')).toMatch(/^private, max-age=\d+, immutable$/);
    expect(await response.text()).toBe('');
  });

  it('keep their type at the bucket, whole and in part', async () => {
    const whole = await fetch(direct.video_url ?? '');
    const part = await fetch(direct.video_url ?? '', { headers: { range: 'bytes=0-2' } });
    const timeline = await fetch(direct.timeline_url ?? '', { headers: { 'accept-encoding': 'identity' } });

    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(Buffer.from(await whole.arrayBuffer()).equals(IMAGE)).toBe(true);
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 3]);
    expect(timeline.headers.get('content-disposition')).toBe('attachment; filename="timeline.json"');
    expect(timeline.headers.get('cache-control')).toBe('no-store');
    expect(await timeline.text()).toBe(TIMELINE);
  });

  it('are compressed for browsers that accept that', async () => {
    const response = await ask(direct.timeline_url, { headers: { 'accept-encoding': 'gzip' } });
    const location = new URL(response.headers.get('location') ?? '');

    expect(location.pathname).toMatch(/\.json\.gz$/);
    expect(location.searchParams.get('response-content-encoding')).toBe('gzip');
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    const file = await fetch(location);
    expect(file.headers.get('content-encoding')).toBe('gzip');
    expect(await file.text()).toBe(TIMELINE);
  });

  it('return their size and require a valid signature', async () => {
    const bad = new URL(direct.video_url ?? '');
    bad.searchParams.set('signature', 'A'.repeat(43));

    const size = await ask(direct.video_url, { method: 'HEAD' });

    expect([size.status, size.headers.get('content-length')]).toEqual([200, '1000']);
    expect((await ask(bad.href)).status).toBe(403);
  });

  it('are answered with a clear error while the bucket fails', async () => {
    proxy.setFault('fails');

    for (const { video_url: url } of [direct, through]) {
      const response = await ask(url);
      expect(response.status).toBe(502);
      await readContractResponse('getBlob', response);
    }
    proxy.setFault('none');
    expect((await ask(through.video_url)).status).toBe(200);
  });
});
