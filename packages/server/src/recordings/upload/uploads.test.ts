import { DAY_MS } from '@flowlens/core/internal';
import type { RecordingStatus } from '@flowlens/client';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assembleVideo } from '../process/assemble-video.js';
import { aPerson, type Person } from '../../../test/support/people/person.js';
import { addProject } from '../../../test/support/people/projects.js';
import { announce, CHUNK_BYTES, processed, tusCalls, uploadVideo } from '../../../test/support/recordings/recorder.js';
import { openTestServer, type TestServer } from '../../../test/support/server/test-server.js';
import { waitUntil } from '../../../test/support/wait-until.js';
import { writeChunk } from './write-chunk.js';
import { openUploadStorage } from '../../platform/storage/open-upload-storage.js';
import { sweepUploads } from './remove-upload.js';
import { declareSize, recordingAges } from './upload-repository.js';

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
/** Checks for problem details whose detail is a sentence, and for the version of the protocol. */
async function expectProblem(response: Response, status: number): Promise<void> {
  const type = response.headers.get('content-type');
  expect([response.status, type]).toEqual([status, 'application/problem+json; charset=utf-8']);
  expect(await response.json()).toMatchObject({ status, detail: expect.stringMatching(/^[A-Z].*\.$/) as string });
}
const NO_LIMITS = { uploadBytesPerDay: 0, maxPersonBytes: 0, maxProjectBytes: 0 };
const problemOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { detail: string }).detail,
];

describe('uploads', () => {
  let server: TestServer;
  let ann: Person;
  let bob: Person;
  let tus: ReturnType<typeof tusCalls>;
  beforeAll(async () => {
    const limits = { FLOWLENS_LIMIT_OPEN_UPLOADS: '3', FLOWLENS_LIMIT_UPLOAD_GB_DAY: '1', FLOWLENS_MAX_VIDEO_MB: '40' };
    server = await openTestServer({ env: limits });
    bob = await aPerson(server.url, 'bob@example.com');
  });
  beforeEach(async () => {
    // A new person, so that unfinished uploads of one test do not count in the next.
    ann = await aPerson(server.url, `${randomUUID()}@example.com`);
    tus = tusCalls({ url: server.url, person: ann });
  });
  afterAll(() => server.close());

  const db = () => server.database.db;
  async function begin(flowId?: string, headers: Record<string, string> = {}): Promise<string> {
    const response = await tus.create(flowId ?? (await announce(ann)), headers);
    expect(response.status).toBe(201);
    return response.headers.get('location') ?? '';
  }
  const idOf = (path: string) => path.split('/').at(-1) ?? '';
  async function contentOf(path: string): Promise<Buffer> {
    const target = join(server.dataFolder, `joined-${idOf(path)}`);
    const { signal } = new AbortController();
    const storage = openUploadStorage({ dataFolder: server.dataFolder });
    await assembleVideo({ db: db(), storage, uploadId: idOf(path), target, minFreeBytes: 0, signal });
    return readFile(target);
  }
  async function storedFiles(): Promise<string[]> {
    const entries = await readdir(join(server.dataFolder, 'uploads'), { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  }
  const files = async () => (await storedFiles()).length;
  async function storedBytes(): Promise<number> {
    const sizes = (await storedFiles()).map((path) =>
      stat(path).then(
        ({ size }) => size,
        () => 0,
      ),
    );
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  }
  const bytesToday = async () => {
    const days = await db()
      .selectFrom('upload_days')
      .select('received_bytes')
      .where('user_id', '=', ann.userId)
      .execute();
    return days.reduce((sum, day) => sum + Number(day.received_bytes), 0);
  };
  const finished = async (path: string) =>
    (await db().selectFrom('uploads').select('finished_at').where('id', '=', idOf(path)).executeTakeFirst())
      ?.finished_at !== null;

  /** A complete recording that waits to be processed, without a job. */
  async function completeWithoutJob(flowId: string): Promise<void> {
    await db().updateTable('recordings').set({ completed_at: new Date() }).where('flow_id', '=', flowId).execute();
  }

  /** Starts a PATCH that declares all of `bytes`, and sends the first of them. */
  async function startAppending(path: string, { bytes, sent }: { bytes: Buffer; sent: number }) {
    const cut = request(`${server.url}${path}`, {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${ann.token}`,
        'tus-resumable': '1.0.0',
        'content-type': 'application/offset+octet-stream',
        'upload-offset': 0,
        'content-length': bytes.length,
      },
    });
    cut.on('error', () => undefined);
    cut.flushHeaders();
    await new Promise<void>((resolve) => cut.write(bytes.subarray(0, sent), () => resolve()));
    await waitUntil('the bytes have gone out', () => cut.socket?.writableLength === 0);
    return {
      now: () =>
        new Promise((resolve) => {
          cut.once('close', resolve);
          cut.destroy();
        }),
      /** Sends the rest and returns the status of the response. */
      append: () =>
        new Promise((resolve) => {
          cut.once('response', (response) => resolve(response.resume().statusCode));
          cut.end(bytes.subarray(sent));
        }),
    };
  }

  describe('uploads that resume', () => {
    it.each([0, 1, 65_536, 1_000_000, 2_999_999])(
      'continue after an interruption at %i bytes and end with the complete file',
      async (sent) => {
        const bytes = randomBytes(3_000_000);
        const path = await begin(undefined, { 'upload-length': String(bytes.length) });
        const cut = await startAppending(path, { bytes, sent });
        await cut.now();

        let offset = 0;
        while (offset < bytes.length) {
          offset = await tus.offset(path);
          expect(offset).toBeLessThanOrEqual(sent);
          const rest = await tus.append(path, offset, bytes.subarray(offset));
          // Bytes before the cut may be stored shortly after the offset was read.
          expect([204, 409]).toContain(rest.status);
          if (rest.status === 204) offset = Number(rest.headers.get('upload-offset'));
        }

        expect(sha256(await contentOf(path))).toBe(sha256(bytes));
        expect(await finished(path)).toBe(true);
      },
    );

    it('continue after the bytes that were received', async () => {
      const bytes = randomBytes(3_000_000);
      const path = await begin(undefined, { 'upload-length': String(bytes.length) });
      const before = await storedBytes();
      const cut = await startAppending(path, { bytes, sent: 2_000_000 });
      await waitUntil('much of it is written', async () => (await storedBytes()) - before > 1_000_000);
      await cut.now();

      await waitUntil('what had come is kept', async () => (await tus.offset(path)) !== 0);
      const offset = await tus.offset(path);
      expect(offset).toBeGreaterThan(1_000_000);
      expect(sha256(await contentOf(path))).toBe(sha256(bytes.subarray(0, offset)));
    });

    it('continue after a lost connection that the server has not noticed', async () => {
      const bytes = randomBytes(3_000_000);
      const path = await begin(undefined, { 'upload-length': String(bytes.length) });
      const before = await storedBytes();
      await startAppending(path, { bytes, sent: 2_000_000 });
      await waitUntil('much of it is written', async () => (await storedBytes()) - before > 1_000_000);

      const offset = await tus.offset(path);
      expect(offset).toBeGreaterThan(1_000_000);
      expect((await tus.append(path, offset, bytes.subarray(offset))).status).toBe(204);

      expect(sha256(await contentOf(path))).toBe(sha256(bytes));
    });

    it('work in chunks with tus-js-client', async () => {
      const bytes = randomBytes(CHUNK_BYTES + 1_000_000);
      const flowId = await announce(ann);
      await uploadVideo({ url: server.url, person: ann }, { flowId, bytes });
      const { id } = await db()
        .selectFrom('uploads')
        .select('id')
        .where('flow_id', '=', flowId)
        .executeTakeFirstOrThrow();

      expect(sha256(await contentOf(`/uploads/${id}`))).toBe(sha256(bytes));
    });

    it('accept a length that is known only at the end', async () => {
      const path = await begin(undefined, { 'upload-defer-length': '1' });
      const lengths = await Promise.all([tus.append(path, 0, 'abc')]);
      const open = [await finished(path), await tus.offset(path)];
      const last = await tus.append(path, 3, 'de', { 'upload-length': '5' });

      expect([...lengths, last].map(({ status }) => status)).toEqual([204, 204]);
      expect(open).toEqual([false, 3]);
      expect((await contentOf(path)).toString()).toBe('abcde');
      expect(await finished(path)).toBe(true);
    });

    it('accept the length after the last byte', async () => {
      const path = await begin(undefined, { 'upload-defer-length': '1' });
      await tus.append(path, 0, 'abc');

      expect((await tus.append(path, 3, '', { 'upload-length': '3' })).status).toBe(204);
      expect(await finished(path)).toBe(true);
    });
  });

  it('reject bytes beyond a length declared meanwhile', async () => {
    const bytes = randomBytes(2_000_000);
    const path = await begin(undefined, { 'upload-defer-length': '1' });
    const before = await storedBytes();
    const long = await startAppending(path, { bytes, sent: 1_500_000 });
    await waitUntil('much of it is written', async () => (await storedBytes()) - before > 1_000_000);

    // Another server took the request.
    expect(await declareSize(db(), { id: idOf(path), sizeBytes: 1_000, limits: NO_LIMITS })).toBe(true);
    expect(await long.append()).toBe(409);

    expect(await tus.offset(path)).toBe(0);
    expect((await tus.append(path, 0, bytes.subarray(0, 1_000))).status).toBe(204);
    expect(await finished(path)).toBe(true);
  });

  it('reject a wrong offset and change nothing', async () => {
    const path = await begin();
    await tus.append(path, 0, 'abcde');

    const responses = await Promise.all([tus.append(path, 0, 'abcde'), tus.append(path, 7, 'abc')]);

    expect(responses.map(({ status }) => status)).toEqual([409, 409]);
    expect(await tus.offset(path)).toBe(5);
    expect((await tus.append(path, 5, 'fghij')).status).toBe(204);
    expect((await contentOf(path)).toString()).toBe('abcdefghij');
  });

  it('accept one of several simultaneous chunks with the same offset', async () => {
    const path = await begin();
    const before = await files();

    const responses = await Promise.all(['aaaaa', 'bbbbb', 'ccccc', 'ddddd'].map((text) => tus.append(path, 0, text)));

    expect(responses.map(({ status }) => status).toSorted()).toEqual([204, 409, 409, 409]);
    expect(await tus.offset(path)).toBe(5);
    expect((await files()) - before).toBe(1);
  });

  it('read only one of many simultaneous chunks, and count it', async () => {
    const path = await begin(undefined, { 'upload-length': String(2 * 1024 ** 2) });
    await sql`create sequence begun_parts`.execute(db());
    await sql`create function count_part() returns trigger language plpgsql as
      $$ begin perform nextval('begun_parts'); return new; end $$`.execute(db());
    await sql`create trigger count_part before insert on upload_parts for each row execute function count_part()`.execute(
      db(),
    );
    const chunk = randomBytes(1024 ** 2);

    // A rejected upload's connection may be closed while it still sends bytes.
    const statuses = await Promise.all(
      Array.from({ length: 20 }, () =>
        tus.append(path, 0, chunk).then(
          ({ status }) => status,
          () => 409,
        ),
      ),
    );

    expect(statuses.toSorted()).toEqual([204, ...Array.from({ length: 19 }, () => 409)]);
    const { rows } = await sql<{ last_value: string }>`select last_value from begun_parts`.execute(db());
    expect(rows).toEqual([{ last_value: '1' }]);
    expect(await bytesToday()).toBe(1024 ** 2);
    expect(sha256(await contentOf(path))).toBe(sha256(chunk));
    await sql`drop trigger count_part on upload_parts`.execute(db());
  });

  it('count rejected bytes against the daily quota', async () => {
    const path = await begin(undefined, { 'upload-length': String(2 * 1024 ** 2) });
    const storage = openUploadStorage({ dataFolder: server.dataFolder });
    const part = { db: db(), storage, limits: NO_LIMITS, uploadId: idOf(path), offset: 3 };

    await expect(writeChunk({ ...part, bytes: Readable.from([Buffer.alloc(5)]) })).rejects.toMatchObject({
      status_code: 409,
    });

    expect(await bytesToday()).toBe(5);
  });

  it('are visible only to the person who began them', async () => {
    const path = await begin();
    const foreign = tusCalls({ url: server.url, person: bob });
    const unknown = '/uploads/00000000-0000-4000-8000-000000000000';

    expect([await foreign.offset(path), await foreign.offset(unknown), await tus.offset('/uploads/x')]).toEqual([
      404, 404, 404,
    ]);
    expect(await problemOf(await foreign.append(path, 0, 'abc'))).toEqual([404, 'There is no such upload.']);
    expect(await problemOf(await foreign.cancel(path))).toEqual([404, 'There is no such upload.']);
    expect(await tus.offset(path)).toBe(0);
    expect((await fetch(server.url + path, { method: 'PATCH' })).status).toBe(401);
    expect((await tus.cancel(path)).status).toBe(204);
  });

  it('are identified by the path, regardless of the query', async () => {
    const foreign = await begin();
    const person = await aPerson(server.url, `${randomUUID()}@example.com`);
    const calls = tusCalls({ url: server.url, person });
    const own = (await calls.create(await announce(person))).headers.get('location') ?? '';

    expect((await calls.append(`${own}?x=/${idOf(foreign)}`, 0, 'abc')).status).toBe(204);
    expect(await calls.offset(`${own}?x=/${idOf(foreign)}`)).toBe(3);
    expect((await calls.cancel(`${own}?x=/${idOf(foreign)}`)).status).toBe(204);

    expect([await calls.offset(own), await tus.offset(foreign)]).toEqual([404, 0]);
  });

  it('are allowed for the reporter of the flow only', async () => {
    const projectId = await addProject(db(), ann.userId, { members: { [bob.userId]: 'ADMIN' } });
    const shared = await announce(ann, { system_id: projectId });
    const foreign = tusCalls({ url: server.url, person: bob });

    expect((await foreign.create(shared)).status).toBe(403);
    expect(await problemOf(await foreign.create(await announce(ann)))).toEqual([404, 'There is no such flow.']);
  });

  it('give a flow one video', async () => {
    const flowId = await announce(ann);
    const [first, second] = [await begin(flowId), await begin(flowId)];
    await tus.append(first, 0, 'abcdefghij');
    const third = await tus.create(flowId);
    const completed = await ann.post(`/flowlens/flow/${flowId}/complete`);

    expect(await problemOf(third)).toEqual([409, 'The video of this recording is uploaded already.']);
    expect([completed.status, ((await completed.json()) as RecordingStatus).recording_status]).toEqual([
      202,
      'pending',
    ]);
    expect(await tus.offset(second)).toBe(404);
    expect((await tus.create(flowId)).status).toBe(409);
  });

  it('give a flow one video, however many were begun', async () => {
    const flowId = await announce(ann);
    const [slow, quick] = [await begin(flowId), await begin(flowId)];
    const deferred = await begin(flowId, { 'upload-defer-length': '1' });
    const refusal = [409, 'The video of this recording is uploaded already.'];
    await tus.append(deferred, 0, 'abc');
    await tus.append(quick, 0, 'abcdefghij');

    expect(await problemOf(await tus.append(slow, 0, 'ABCDEFGHIJ'))).toEqual(refusal);
    expect(await problemOf(await tus.append(deferred, 3, '', { 'upload-length': '3' }))).toEqual(refusal);
    expect([await tus.offset(slow), await finished(slow), await finished(deferred)]).toEqual([0, false, false]);

    // Cancelling one upload allows another.
    await tus.cancel(quick);
    expect((await tus.append(deferred, 3, '', { 'upload-length': '3' })).status).toBe(204);
    expect(await finished(deferred)).toBe(true);
  });

  it('give a flow one video, even if several end at once', async () => {
    const flowId = await announce(ann);
    const paths = await Promise.all(Array.from({ length: 3 }, () => begin(flowId)));

    const responses = await Promise.all(paths.map((path) => tus.append(path, 0, 'abcdefghij')));

    expect(responses.map(({ status }) => status).toSorted()).toEqual([204, 409, 409]);
  });

  it.each([
    ['empty metadata', { 'upload-metadata': '' }, 400],
    ['no flow', { 'upload-metadata': `filetype ${btoa('video/mp4')}` }, 422],
    ['an invalid id', { 'upload-metadata': `flow_id ${btoa('x')},filetype ${btoa('video/mp4')}` }, 422],
    [
      'a page',
      { 'upload-metadata': `flow_id ${btoa('00000000-0000-4000-8000-000000000000')},filetype ${btoa('text/html')}` },
      422,
    ],
    ['another protocol', { 'tus-resumable': '0.2.2' }, 400],
    ['no length', { 'upload-length': '' }, 400],
    ['an invalid length', { 'upload-length': '-1' }, 400],
    ['a length beyond the limit', { 'upload-length': String(40 * 1024 * 1024 + 1) }, 413],
    ['a concatenation', { 'upload-concat': 'partial' }, 422],
  ])('reject %s', async (_what, headers, status) => {
    await expectProblem(await tus.create(await announce(ann), headers), status);
  });

  it('answer protocol errors with problem details', async () => {
    const path = await begin();
    const send = (method: string, to: string, headers: Record<string, string>) =>
      fetch(server.url + to, { method, headers: { authorization: `Bearer ${ann.token}`, ...headers } });
    const version = { 'tus-resumable': '1.0.0' };
    const chunk = { ...version, 'content-type': 'application/offset+octet-stream' };

    await expectProblem(await send('POST', '/uploads', {}), 412);
    await expectProblem(await send('PATCH', path, { 'content-type': chunk['content-type'] }), 412);
    await expectProblem(await send('DELETE', path, {}), 412);
    await expectProblem(await send('PATCH', path, chunk), 403);
    await expectProblem(await send('PATCH', path, { ...version, 'upload-offset': '0' }), 403);
    await expectProblem(await send('PATCH', path, { ...chunk, 'upload-offset': '-1' }), 400);
    await expectProblem(await send('PATCH', path, { ...chunk, 'upload-offset': '4' }), 409);
    await expectProblem(await send('PATCH', `/uploads/${randomUUID()}`, { ...chunk, 'upload-offset': '0' }), 404);
    await expectProblem(await tus.append(path, 0, 'abcdefghijk'), 413);
    const refused = await send('HEAD', path, {});
    expect([refused.status, await refused.text()]).toEqual([412, '']);
    await tus.cancel(path);
  });

  it('reject a chunk of more than 8 MiB, declared or not', async () => {
    const path = await begin(undefined, { 'upload-length': String(CHUNK_BYTES + 10) });
    const bytes = Buffer.alloc(CHUNK_BYTES + 1);
    const unsaid = new ReadableStream({
      start(controller) {
        for (let at = 0; at < bytes.length; at += 65_536) controller.enqueue(bytes.subarray(at, at + 65_536));
        controller.close();
      },
    });

    expect(await problemOf(await tus.append(path, 0, bytes))).toEqual([
      413,
      'A chunk of an upload may have 8 MiB at most.',
    ]);
    const response = await fetch(server.url + path, {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${ann.token}`,
        'tus-resumable': '1.0.0',
        'content-type': 'application/offset+octet-stream',
        'upload-offset': '0',
      },
      body: unsaid,
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
    expect(await tus.offset(path)).toBe(0);
    await tus.cancel(path);
  });

  it('accept the next chunk after a rejected one', async () => {
    const path = await begin(undefined, { 'upload-length': String(2 * CHUNK_BYTES) });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const statusOf = (method: string, headers: object, body = Buffer.alloc(0)) =>
      new Promise((resolve, reject) => {
        const call = request(`${server.url}${path}`, {
          agent,
          method,
          headers: { authorization: `Bearer ${ann.token}`, 'tus-resumable': '1.0.0', ...headers },
        });
        call.on('error', reject);
        call.on('response', (response) => response.resume().on('end', () => resolve(response.statusCode)));
        call.end(body);
      });
    const chunk = {
      'transfer-encoding': 'chunked',
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '0',
    };

    expect(await statusOf('PATCH', chunk, Buffer.alloc(CHUNK_BYTES + 1024 ** 2))).toBe(413);
    expect(await statusOf('HEAD', {})).toBe(200);
    agent.destroy();
  });

  it('reject more bytes than declared', async () => {
    const path = await begin();

    expect((await tus.append(path, 0, 'abcdefghijk')).status).toBe(413);
    expect(await tus.offset(path)).toBe(0);
    await tus.cancel(path);
  });

  it('are limited in number, even if they begin at once', async () => {
    const person = await aPerson(server.url, 'many@example.com');
    const calls = tusCalls({ url: server.url, person });
    const flowIds = await Promise.all(Array.from({ length: 6 }, () => announce(person)));

    const responses = await Promise.all(flowIds.map((flowId) => calls.create(flowId)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 409, 409, 409]);

    const [open] = responses.filter(({ status }) => status === 201);
    await calls.cancel(open?.headers.get('location') ?? '');
    expect((await calls.create(flowIds[0] ?? '')).status).toBe(201);
  });

  it('are limited in bytes per day', async () => {
    const person = await aPerson(server.url, 'much@example.com');
    const calls = tusCalls({ url: server.url, person });
    const path = (await calls.create(await announce(person))).headers.get('location') ?? '';
    await calls.append(path, 0, 'abc');
    await db()
      .updateTable('upload_days')
      .set({ received_bytes: 1024 ** 3 - 4 })
      .where('user_id', '=', person.userId)
      .execute();

    const responses = [
      await calls.append(path, 3, 'defgh'),
      await calls.append(path, 3, 'def'),
      await calls.create(await announce(person)),
    ];

    expect(responses.map(({ status }) => status)).toEqual([429, 204, 429]);
    expect(Number(responses[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await calls.offset(path)).toBe(6);
  });

  it('accept only requests without bytes after the daily quota is used up', async () => {
    const path = await begin(undefined, { 'upload-defer-length': '1' });
    await tus.append(path, 0, 'abc');
    await db()
      .updateTable('upload_days')
      .set({ received_bytes: 1024 ** 3 + 1 })
      .where('user_id', '=', ann.userId)
      .execute();
    const ofUnsaidLength = await fetch(server.url + path, {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${ann.token}`,
        'tus-resumable': '1.0.0',
        'content-type': 'application/offset+octet-stream',
        'upload-offset': '3',
      },
      body: new Blob(['d']).stream(),
      duplex: 'half',
    } as RequestInit);

    expect(ofUnsaidLength.status).toBe(429);
    expect(await bytesToday()).toBe(1024 ** 3 + 1);
    expect((await tus.append(path, 3, '', { 'upload-length': '3' })).status).toBe(204);
    expect(await finished(path)).toBe(true);
  });

  it('expire after a day', async () => {
    const path = await begin();
    await tus.append(path, 0, 'abc');
    await db()
      .updateTable('uploads')
      .set({ created_at: new Date(Date.now() - DAY_MS - 1_000) })
      .where('id', '=', idOf(path))
      .execute();

    expect(await tus.offset(path)).toBe(410);
    await expectProblem(await tus.append(path, 3, 'd'), 410);
    await sweepUploads(db(), openUploadStorage({ dataFolder: server.dataFolder }), recordingAges());
    expect(await tus.offset(path)).toBe(404);
  });

  it('reject bytes that arrive while they are cancelled', async () => {
    const path = await begin();
    await tus.cancel(path);
    const storage = openUploadStorage({ dataFolder: server.dataFolder });
    const limits = NO_LIMITS;
    const part = { db: db(), storage, limits, uploadId: idOf(path), offset: 0, bytes: Readable.from([]) };

    await expect(writeChunk(part)).rejects.toMatchObject({ status_code: 404 });
  });

  it('are kept for 30 days after the recording failed', async () => {
    const flowId = await announce(ann);
    const path = await begin(flowId);
    await tus.append(path, 0, 'no video :');
    await ann.post(`/flowlens/flow/${flowId}/complete`);
    expect((await processed(ann, flowId)).recording_status).toBe('failed');
    const storage = openUploadStorage({ dataFolder: server.dataFolder });
    const sweep = () => sweepUploads(db(), storage, recordingAges());

    const age = (days: number) =>
      db()
        .updateTable('uploads')
        .set({ created_at: new Date(Date.now() - days * DAY_MS - 1_000) })
        .where('id', '=', idOf(path))
        .execute();

    await age(29);
    await sweep();
    expect((await contentOf(path)).toString()).toBe('no video :');
    await age(30);
    await sweep();

    expect(await tus.offset(path)).toBe(404);
  });

  it('are kept while the recording is queued', async () => {
    const flowId = await announce(ann);
    const path = await begin(flowId);
    await tus.append(path, 0, 'abcdefghij');
    await completeWithoutJob(flowId);
    await db()
      .updateTable('uploads')
      .set({ created_at: new Date(Date.now() - 2 * DAY_MS) })
      .where('id', '=', idOf(path))
      .execute();

    await sweepUploads(db(), openUploadStorage({ dataFolder: server.dataFolder }), recordingAges());

    expect((await contentOf(path)).toString()).toBe('abcdefghij');
  });

  it('are kept when the recording is completed during a sweep', async () => {
    const storage = openUploadStorage({ dataFolder: server.dataFolder });
    const flowIds = [await announce(ann), await announce(ann)];
    const uploads = await Promise.all(
      flowIds.map(async (flowId) => {
        const path = await begin(flowId);
        await tus.append(path, 0, 'abcdefghij');
        return { flowId, path };
      }),
    );
    await db()
      .updateTable('uploads')
      .set({ created_at: new Date(Date.now() - 2 * DAY_MS) })
      .where('flow_id', 'in', flowIds)
      .execute();
    let completed: typeof uploads | undefined;
    const remove = async (key: string) => {
      const { upload_id: swept } = await db()
        .selectFrom('upload_parts')
        .select('upload_id')
        .where('id', '=', key)
        .executeTakeFirstOrThrow();
      completed ??= uploads.filter(({ path }) => idOf(path) !== swept);
      for (const { flowId } of completed) await completeWithoutJob(flowId);
      await storage.remove(key);
    };

    await sweepUploads(db(), { ...storage, remove }, recordingAges());

    expect(completed?.length).toBeGreaterThan(0);
    for (const { path } of completed ?? []) expect((await contentOf(path)).toString()).toBe('abcdefghij');
  });

  it.each(['pending', 'in_progress'] as const)(
    'cannot be cancelled while the complete recording is %s',
    async (recording_status) => {
      const flowId = await announce(ann);
      const path = await begin(flowId);
      await tus.append(path, 0, 'abcdefghij');
      await completeWithoutJob(flowId);
      await db().updateTable('flows').set({ recording_status }).where('id', '=', flowId).execute();

      expect(await problemOf(await tus.cancel(path))).toEqual([
        409,
        'This recording is complete; its video stays until it is processed.',
      ]);
      expect((await contentOf(path)).toString()).toBe('abcdefghij');
    },
  );

  it('can be cancelled once the recording has failed', async () => {
    const flowId = await announce(ann);
    const path = await begin(flowId);
    await tus.append(path, 0, 'no video :');
    await ann.post(`/flowlens/flow/${flowId}/complete`);
    expect((await processed(ann, flowId)).recording_status).toBe('failed');

    expect((await tus.cancel(path)).status).toBe(204);
    expect(await tus.offset(path)).toBe(404);
  });

  it('leave no file behind when they or their flow are deleted', async () => {
    const storage = openUploadStorage({ dataFolder: server.dataFolder });
    await sweepUploads(db(), storage, recordingAges(0));
    const before = await files();
    const [cancelled, flowId] = [await begin(), await announce(ann)];
    const orphaned = await begin(flowId);
    for (const path of [cancelled, orphaned]) await tus.append(path, 0, 'abc');
    expect((await files()) - before).toBe(2);

    await tus.cancel(cancelled);
    await db().deleteFrom('flows').where('id', '=', flowId).execute();
    await sweepUploads(db(), storage, recordingAges(0));

    expect(await files()).toBe(before);
    expect([await tus.offset(cancelled), await tus.offset(orphaned)]).toEqual([404, 404]);
    expect((await tus.cancel(cancelled)).status).toBe(404);
  });
});
