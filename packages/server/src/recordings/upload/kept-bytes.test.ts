import type { Problem } from '@flowlens/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readClip } from '../../../test/support/recordings/make-video.js';
import { aPerson, type Person } from '../../../test/support/people/person.js';
import { addProject } from '../../../test/support/people/projects.js';
import { announce, processed, sendEvents, tusCalls, uploadVideo } from '../../../test/support/recordings/recorder.js';
import { openTestServer, type TestServer } from '../../../test/support/server/test-server.js';

const MEGABYTE = 1024 * 1024;
const deferred = { 'upload-defer-length': '1' };
const bytes = (count: number) => Buffer.alloc(count, 'a');

describe.each(['PERSON', 'PROJECT'] as const)('the storage quota of a %s', (whose) => {
  let server: TestServer;
  let count = 0;
  const detail =
    whose === 'PERSON'
      ? 'You have used all 2 MB of your storage. Delete flows that you no longer need.'
      : 'This project has used all 2 MB of its storage. Delete flows that nobody needs any more.';
  beforeAll(async () => {
    server = await openTestServer({ env: { [`FLOWLENS_MAX_${whose}_MB`]: '2' } });
  });
  afterAll(() => server.close());

  /** A separate person with an empty project. */
  async function aReporter() {
    const person: Person = await aPerson(server.url, `reporter-${(count += 1)}@example.com`);
    return { person, tus: tusCalls({ url: server.url, person }) };
  }
  async function begin({ person, tus }: Awaited<ReturnType<typeof aReporter>>, headers: Record<string, string>) {
    const flowId = await announce(person);
    const response = await tus.create(flowId, headers);
    return { flowId, response, path: response.headers.get('location') ?? '' };
  }
  const refusalOf = async (response: Response) => [response.status, ((await response.json()) as Problem).detail];

  it('rejects an upload that declares more bytes than are free', async () => {
    const reporter = await aReporter();

    const { response } = await begin(reporter, { 'upload-length': `${2 * MEGABYTE + 1}` });
    expect(await refusalOf(response)).toEqual([413, detail]);
    expect((await begin(reporter, { 'upload-length': `${2 * MEGABYTE}` })).response.status).toBe(201);
    expect((await begin(reporter, { 'upload-length': '1' })).response.status).toBe(413);
    expect((await begin(reporter, deferred)).response.status).toBe(413);
  });

  it('rejects chunks and sizes that no longer fit', async () => {
    const reporter = await aReporter();
    const { path } = await begin(reporter, deferred);

    expect((await reporter.tus.append(path, 0, bytes(2 * MEGABYTE - 1))).status).toBe(204);
    expect(await refusalOf(await reporter.tus.append(path, 2 * MEGABYTE - 1, 'xx'))).toEqual([413, detail]);
    expect(await reporter.tus.offset(path)).toBe(2 * MEGABYTE - 1);
    const tooLong = { 'upload-length': `${3 * MEGABYTE}`, 'content-length': '0' };
    expect((await reporter.tus.append(path, 2 * MEGABYTE - 1, '', tooLong)).status).toBe(413);
    expect((await reporter.tus.append(path, 2 * MEGABYTE - 1, 'x')).status).toBe(204);
  });

  it('holds for many simultaneous chunks', async () => {
    const reporter = await aReporter();
    const uploads = await Promise.all(Array.from({ length: 8 }, () => begin(reporter, deferred)));

    const responses = await Promise.all(uploads.map(({ path }) => reporter.tus.append(path, 0, bytes(MEGABYTE / 2))));

    expect(responses.map(({ status }) => status).toSorted()).toEqual([204, 204, 204, 204, 413, 413, 413, 413]);
  });

  it('rejects events that no longer fit', async () => {
    const reporter = await aReporter();
    const { flowId, path } = await begin(reporter, deferred);
    const at = { url: server.url, person: reporter.person };
    const events = [{ type: 'navigation', relative_time_ms: 1, page_url: 'https://a.example/' }];
    expect((await sendEvents(at, flowId, { sequence: 0, events })).status).toBe(200);
    expect((await reporter.tus.append(path, 0, bytes(2 * MEGABYTE - 200))).status).toBe(204);

    const many = Array.from({ length: 20 }, () => events[0]!);
    expect(await refusalOf(await sendEvents(at, flowId, { sequence: 1, events: many }))).toEqual([413, detail]);
  });

  it('frees the bytes of a deleted flow or a cancelled upload at once', async () => {
    const reporter = await aReporter();
    const full = { 'upload-length': `${2 * MEGABYTE}` };
    const first = await begin(reporter, full);
    expect((await begin(reporter, full)).response.status).toBe(413);

    expect((await reporter.person.delete(`/flowlens/flow/${first.flowId}`)).status).toBe(204);
    const second = await begin(reporter, full);
    expect(second.response.status).toBe(201);
    expect((await reporter.tus.cancel(second.path)).status).toBe(204);
    expect((await begin(reporter, full)).response.status).toBe(201);
  });

  it('counts only the files of a processed recording', async () => {
    const reporter = await aReporter();
    const flowId = await announce(reporter.person);
    const clip = await readClip();
    await uploadVideo({ url: server.url, person: reporter.person }, { flowId, bytes: clip });
    await reporter.person.post(`/flowlens/flow/${flowId}/complete`);
    await processed(reporter.person, flowId);
    const { rows } = await server.database.pool.query<{ kept: string; files: string }>(
      `select kept_bytes as kept, (select sum(size_bytes) from blobs
        where key in (video_key, preview_key, thumbnail_key, timeline_key)) as files from flows where id = $1`,
      [flowId],
    );
    const kept = Number(rows[0]?.kept);

    expect(kept).toBe(Number(rows[0]?.files));
    expect(kept).toBeGreaterThan(clip.length);
    expect((await begin(reporter, { 'upload-length': `${2 * MEGABYTE - kept + 1}` })).response.status).toBe(413);
    expect((await begin(reporter, { 'upload-length': `${2 * MEGABYTE - kept}` })).response.status).toBe(201);
  });
});

describe('moving a flow', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ env: { FLOWLENS_MAX_PROJECT_MB: '1' } });
  });
  afterAll(() => server.close());

  it('is rejected by a project without room for it', async () => {
    const ann = await aPerson(server.url, 'ann@example.com');
    const tus = tusCalls({ url: server.url, person: ann });
    const destination = await addProject(server.database.db, ann.userId);
    const moved = await announce(ann);
    const staying = await announce(ann, { system_id: destination });
    const half = { 'upload-length': `${MEGABYTE / 2 + 1}` };
    expect((await tus.create(moved, half)).status).toBe(201);
    expect((await tus.create(staying, half)).status).toBe(201);
    const move = () => ann.patch(`/flowlens/flow/${moved}`, { system_id: destination });

    const refused = await move();
    expect([refused.status, ((await refused.json()) as Problem).detail]).toEqual([
      409,
      'This project has used all 1 MB of its storage. Delete flows that nobody needs any more.',
    ]);
    expect((await ann.delete(`/flowlens/flow/${staying}`)).status).toBe(204);
    expect((await move()).status).toBe(200);
  });
});

describe('the number of requests of a recording', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  it('is limited for the chunks of an upload', async () => {
    const ann = await aPerson(server.url, 'ann@example.com');
    const tus = tusCalls({ url: server.url, person: ann });
    const path = (await tus.create(await announce(ann), deferred)).headers.get('location') ?? '';
    expect((await tus.append(path, 0, 'a')).status).toBe(204);
    await server.database.pool.query('update uploads set parts_count = parts_count + 9998');

    expect((await tus.append(path, 1, 'b')).status).toBe(204);
    const refused = await tus.append(path, 2, 'c');
    expect([refused.status, ((await refused.json()) as Problem).detail]).toEqual([
      413,
      'An upload may come in 10000 parts at most. Please send larger parts.',
    ]);
    expect(await tus.offset(path)).toBe(2);
  });

  it('is limited for event batches, including empty ones', async () => {
    const ann = await aPerson(server.url, 'ann@example.com');
    const flowId = await announce(ann);
    const send = (sequence: number) => sendEvents({ url: server.url, person: ann }, flowId, { sequence, events: '' });
    expect((await send(0)).status).toBe(200);
    await server.database.pool.query('update recordings set batches_count = batches_count + 19998 where flow_id = $1', [
      flowId,
    ]);

    expect((await send(1)).status).toBe(200);
    const refused = await send(2);
    expect([refused.status, ((await refused.json()) as Problem).detail]).toEqual([
      413,
      'A recording may have 20000 batches of events at most. Please send larger batches.',
    ]);
    expect((await send(1)).status, 'a batch that was stored already').toBe(200);
  });
});
