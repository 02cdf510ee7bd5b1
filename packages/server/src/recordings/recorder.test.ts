import type { AppendedEvents, Flow, Problem, RecordingStatus } from '@flowlens/client';
import { DAY_MS } from '@flowlens/core/internal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginAttempt, failRecording } from './process/attempts.js';
import { readContractResponse } from '../../test/support/contract/contract-responses.js';
import { aPerson, type Person } from '../../test/support/people/person.js';
import { addProject } from '../../test/support/people/projects.js';
import { announce, processed, sendEvents, tusCalls, uploadVideo } from '../../test/support/recordings/recorder.js';
import { openTestServer, type TestServer } from '../../test/support/server/test-server.js';
import { recordingAges, UPLOAD_LIFE_MS } from './upload/upload-repository.js';
import { failAbandoned } from './fail-abandoned.js';
import { sweepEvents } from './events/sweep-events.js';

const navigation = { type: 'navigation', relative_time_ms: 0, navigation_data: { url: 'https://shop.example/' } };
const RANDOM_ID = '00000000-0000-4000-8000-000000000000';

describe('recorder', () => {
  let server: TestServer;
  let ann: Person;
  let bob: Person;
  let outsider: Person;
  let projectId = '';
  beforeAll(async () => {
    server = await openTestServer({ env: { FLOWLENS_MAX_TIMELINE_MB: '1', FLOWLENS_LIMIT_UPLOAD_GB_DAY: '1' } });
    ann = await aPerson(server.url, 'ann@example.com');
    bob = await aPerson(server.url, 'bob@example.com');
    outsider = await aPerson(server.url, 'olga@example.com');
    projectId = await addProject(server.database.db, bob.userId, { members: { [ann.userId]: 'USER' } });
  });
  afterAll(() => server.close());

  const append = (flowId: string, sequence: number, events: readonly object[] | string, person = ann) =>
    sendEvents({ url: server.url, person }, flowId, { sequence, events });
  const detail = async (response: Response) => ((await response.json()) as Problem).detail;
  const storedEvents = async (flowId: string) =>
    server.database.db.selectFrom('recordings').selectAll().where('flow_id', '=', flowId).executeTakeFirst();
  const batchesOf = async (flowId: string) => {
    const batches = server.database.db.selectFrom('event_batches').select('sequence').where('flow_id', '=', flowId);
    return (await batches.execute()).map(({ sequence }) => sequence);
  };
  const statusOf = async (flowId: string) =>
    ((await (await ann.get(`/flowlens/flow/${flowId}/recording-status`)).json()) as RecordingStatus).recording_status;
  const yesterday = () => new Date(Date.now() - UPLOAD_LIFE_MS);
  const age = (flowId: string) =>
    server.database.db
      .updateTable('flows')
      .set({ created_at: new Date(Date.now() - UPLOAD_LIFE_MS - 1_000) })
      .where('id', '=', flowId)
      .execute();

  describe('createFlow', () => {
    const input = { title: ' Checkout answers 500 ', recorded_at: '2026-03-02T09:14:18.000Z' };

    it('creates a pending flow in the default project of the caller', async () => {
      const response = await ann.post('/flowlens/flow', input);
      const flow = (await response.json()) as Flow;
      const [own] = (await (await ann.get('/systems')).json()) as { id: string; is_default: boolean }[];

      expect(response.status).toBe(201);
      expect(flow).toMatchObject({
        title: 'Checkout answers 500',
        description: '',
        system_id: own?.id,
        recording_status: 'pending',
        reporter_user_id: ann.userId,
        reporter_email: 'ann@example.com',
        video_url: null,
        comments: [],
        can_edit: true,
      });
      expect(own?.is_default).toBe(true);
    });

    it('accepts tags of the project only', async () => {
      const { db } = server.database;
      const [mine, foreign] = await db
        .insertInto('tags')
        .values([
          { project_id: projectId, title: 'mine' },
          { project_id: await addProject(db, bob.userId), title: 'foreign' },
        ])
        .returning('id')
        .execute();
      const before = ((await (await ann.get('/flowlens/flows')).json()) as Flow[]).length;
      const create = (tagIds: (string | undefined)[]) =>
        ann.post('/flowlens/flow', { ...input, system_id: projectId, tag_ids: tagIds });

      const tagged = (await (await create([mine?.id])).json()) as Flow;
      const refused = [await create([mine?.id, foreign?.id]), await create([RANDOM_ID])];

      expect(tagged.tags).toEqual([{ id: mine?.id, title: 'mine', system_id: projectId }]);
      expect(refused.map(({ status }) => status)).toEqual([422, 422]);
      expect(((await (await ann.get('/flowlens/flows')).json()) as Flow[]).length).toBe(before + 1);
    });

    it('returns 404 to an outsider, as for a project that does not exist', async () => {
      const foreign = await outsider.post('/flowlens/flow', { ...input, system_id: projectId });
      const unknown = await outsider.post('/flowlens/flow', { ...input, system_id: RANDOM_ID });

      expect([foreign.status, unknown.status]).toEqual([404, 404]);
      expect(await foreign.text()).toBe(await unknown.text());
    });
  });

  describe('appendFlowEvents', () => {
    it('stores a batch once, in any order', async () => {
      const flowId = await announce(ann);
      const responses = [
        await append(flowId, 1, [navigation]),
        await append(flowId, 0, [navigation, { type: 'of_tomorrow', anything: [1] }]),
        await append(flowId, 1, [navigation]),
      ];

      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await storedEvents(flowId)).toMatchObject({ events_count: 3 });
    });

    it('treats a batch with other metadata as a different one', async () => {
      const flowId = await announce(ann);
      const appendFrom = (browser: string) =>
        append(flowId, 0, [navigation, { type: 'metadata', metadata: { browser } }]);

      const responses = [await appendFrom('Chrome'), await appendFrom('Firefox'), await appendFrom('Chrome')];

      expect(responses.map(({ status }) => status)).toEqual([200, 409, 200]);
      expect(await storedEvents(flowId)).toMatchObject({ metadata: { browser: 'Chrome' } });
    });

    it('accepts a batch without events and counts its number', async () => {
      const flowId = await announce(ann);
      const responses = [
        await append(flowId, 0, []),
        await append(flowId, 1, [navigation]),
        await append(flowId, 0, '\n'),
      ];
      await uploadVideo({ url: server.url, person: ann }, { flowId, bytes: Buffer.from('no video') });

      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect((await ann.post(`/flowlens/flow/${flowId}/complete`)).status).toBe(202);
    });

    it('accepts times before the start, fractional sizes and unknown metadata', async () => {
      const flowId = await announce(ann);
      const early = { ...navigation, relative_time_ms: -3 };
      const metadata = { browser: 'Chrome', screenWidth: 1280.4, token: 'of tomorrow' };

      const response = await append(flowId, 0, [early, { type: 'metadata', metadata }]);

      expect(response.status).toBe(200);
      expect((await storedEvents(flowId))?.metadata).toEqual({ browser: 'Chrome', screenWidth: 1280 });
    });

    it('stores one of two simultaneous batches with the same number', async () => {
      const flowId = await announce(ann);
      const others = Array.from({ length: 4 }, (_, index) =>
        append(flowId, 0, [{ ...navigation, page_url: `${index}` }]),
      );
      const statuses = (await Promise.all(others)).map(({ status }) => status);

      expect(statuses.toSorted()).toEqual([200, 409, 409, 409]);
      expect(await storedEvents(flowId)).toMatchObject({ events_count: 1 });
    });

    it.each([
      ['invalid JSON', '{"type":"navigation"\n', 'must be JSON'],
      ['an array', '[]\n', 'the event: Invalid input: expected object, received array'],
      ['a text', '"navigation"\n', 'the event: Invalid input: expected object, received string'],
      ['no type', '{"relative_time_ms":1}\n', 'type: Invalid input: expected string, received undefined'],
      [
        'data that is not an object',
        '{"type":"navigation","navigation_data":"x"}\n',
        'navigation_data: Invalid input: expected record, received string',
      ],
      [
        'capture metadata with unknown words',
        '{"type":"metadata","metadata":{"capture":{"recorder":"sdk","version":"1.0.0","gaps":[{"reason":"hunter2","atMs":1}]}}}\n',
        'metadata.capture.gaps.0.reason: Invalid option: expected one of "probe_failed"|"events_dropped"|"video_stalled"|"frames_dropped"|"requests_left_out"|"paused"|"site_left_out"|"site_silent"|"interrupted"|"clock_jump"|"events_removed"|"deep_refused"|"deep_cancelled"|"deep_ended"',
      ],
      [
        'metadata of a wrong type',
        '{"type":"metadata","metadata":{"browser":1}}\n',
        'metadata.browser: Invalid input: expected string, received number',
      ],
      [
        'metadata with a NUL character',
        String.raw`{"type":"metadata","metadata":{"browser":"a\u0000b"}}`,
        'metadata.browser: must not contain NUL or a lone surrogate',
      ],
      [
        'metadata with a lone surrogate',
        String.raw`{"type":"metadata","metadata":{"os":"\ud83d"}}`,
        'metadata.os: must not contain NUL or a lone surrogate',
      ],
      [
        'deep nesting',
        `{"type":"navigation","a":${'['.repeat(65)}${']'.repeat(65)}}\n`,
        'must not nest deeper than 64',
      ],
      [
        'bottomless nesting',
        `{"type":"navigation","a":${'['.repeat(200_000)}${']'.repeat(200_000)}}\n`,
        'must not nest deeper than 64',
      ],
    ])('skips %s, names its line, and stores the events around it', async (_what, bad, message) => {
      const flowId = await announce(ann);
      const body = `${JSON.stringify(navigation)}\n\n${bad.trimEnd()}\n${JSON.stringify(navigation)}\n`;

      const responses = [await append(flowId, 0, body), await append(flowId, 0, body)];

      for (const response of responses) {
        expect(response.status).toBe(200);
        expect(await readContractResponse<AppendedEvents>('appendFlowEvents', response)).toEqual({
          skipped_count: 1,
          skipped: [{ line: 3, message }],
        });
      }
      expect(await storedEvents(flowId)).toMatchObject({ events_count: 2 });
      expect((await append(flowId, 0, [navigation, navigation])).status).toBe(409);
    });

    it('lists at most 100 of the skipped lines and counts all', async () => {
      const flowId = await announce(ann);
      const response = (await (await append(flowId, 0, 'x\n'.repeat(250))).json()) as AppendedEvents;

      expect([response.skipped_count, response.skipped.length, response.skipped[99]?.line]).toEqual([250, 100, 100]);
    });

    it('notes the skipped lines in the flow, numbered across batches', async () => {
      const flowId = await announce(ann);
      const line = JSON.stringify(navigation);
      await append(flowId, 1, `x\n${line}\nx`);
      await append(flowId, 0, `${line}\n${line}\nx\n${line}\n`);
      await append(flowId, 2, [navigation]);
      await uploadVideo({ url: server.url, person: ann }, { flowId, bytes: Buffer.from('no video') });

      expect((await ann.post(`/flowlens/flow/${flowId}/complete`)).status).toBe(202);

      const { capture } = await readContractResponse<Flow>('getFlow', await ann.get(`/flowlens/flow/${flowId}`));
      expect(capture.notes).toEqual([{ code: 'events_skipped', count: 3, lines: [3, 5, 7] }]);
    });

    it('rejects a line of more than a megabyte, and a timeline that becomes too large', async () => {
      const flowId = await announce(ann);
      const huge = { type: 'navigation', note: 'x'.repeat(1_100_000) };
      const large = { type: 'console_error', notes: Array.from({ length: 40 }, () => 'word '.repeat(3_200)) };

      expect((await append(flowId, 0, [huge])).status).toBe(413);
      expect((await append(flowId, 0, [large])).status).toBe(200);
      const response = await append(flowId, 1, [large]);
      expect([response.status, await detail(response)]).toEqual([413, 'The timeline of this recording is too large.']);
    });

    it('counts against the daily quota', async () => {
      const flowId = await announce(outsider);
      await append(flowId, 0, [navigation], outsider);
      await server.database.db
        .updateTable('upload_days')
        .set({ received_bytes: 1024 ** 3 - 200 })
        .where('user_id', '=', outsider.userId)
        .execute();

      const responses = [
        await append(flowId, 1, [navigation, navigation], outsider),
        await append(flowId, 0, [navigation], outsider),
        await append(flowId, 1, [navigation], outsider),
        await append(flowId, 2, [navigation], outsider),
      ];

      expect(responses.map(({ status }) => status)).toEqual([429, 200, 200, 429]);
      expect(Number(responses[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await detail(responses[0] as Response)).toContain('reached the daily upload limit');
    });

    it('rejects more than 500,000 events', async () => {
      const flowId = await announce(ann);
      await append(flowId, 0, [navigation]);
      await server.database.db
        .updateTable('recordings')
        .set({ events_count: 499_999 })
        .where('flow_id', '=', flowId)
        .execute();

      const responses = [await append(flowId, 1, [navigation, navigation]), await append(flowId, 2, [navigation])];

      expect(responses.map(({ status }) => status)).toEqual([413, 200]);
    });

    it('accepts only the reporter, while they are a member', async () => {
      const flowId = await announce(ann, { system_id: projectId });
      const unknown = await append(RANDOM_ID, 0, [navigation]);
      const foreign = await append(flowId, 0, [navigation], outsider);

      expect([foreign.status, await foreign.text()]).toEqual([404, await unknown.text()]);
      expect((await append(flowId, 0, [navigation], bob)).status).toBe(403);
      expect((await bob.post(`/flowlens/flow/${flowId}/complete`)).status).toBe(403);
      expect((await outsider.post(`/flowlens/flow/${flowId}/complete`)).status).toBe(404);
      await server.database.db
        .deleteFrom('members')
        .where('user_id', '=', ann.userId)
        .where('project_id', '=', projectId)
        .execute();
      expect((await append(flowId, 0, [navigation])).status).toBe(404);
    });

    it.each(['', '?sequence=-1', '?sequence=x', '?sequence=1.5'])('rejects the address …/events%s', async (query) => {
      const flowId = await announce(ann);
      const headers = { authorization: `Bearer ${ann.token}`, 'content-type': 'application/x-ndjson' };
      const response = await fetch(`${server.url}/flowlens/flow/${flowId}/events${query}`, {
        method: 'POST',
        headers,
        body: '{"type":"navigation"}\n',
      });

      expect(response.status).toBe(422);
    });
  });

  describe('completeFlow', () => {
    it('reports missing batches and video', async () => {
      const flowId = await announce(ann);
      const complete = () => ann.post(`/flowlens/flow/${flowId}/complete`);

      const withoutVideo = await complete();
      await uploadVideo({ url: server.url, person: ann }, { flowId, bytes: Buffer.from('no video') });
      await append(flowId, 0, [navigation]);
      await append(flowId, 2, [navigation]);
      const withGap = await complete();

      expect([withoutVideo.status, withGap.status]).toEqual([409, 409]);
      expect(await detail(withoutVideo)).toBe('The video of this recording is not uploaded yet.');
      expect(await detail(withGap)).toBe('The batch of events with sequence 1 has not arrived.');
    });

    it('rejects a completion without video while an upload exists, and without a batch', async () => {
      const flowId = await announce(ann);
      const complete = () => ann.post(`/flowlens/flow/${flowId}/complete`, { video: false });
      const tus = tusCalls({ url: server.url, person: ann });
      const upload = (await tus.create(flowId)).headers.get('location') ?? '';
      await append(flowId, 1, [navigation]);

      expect(await detail(await complete())).toBe(
        'This recording has an upload. Cancel it to complete the recording without a video.',
      );
      await tus.cancel(upload);
      expect(await detail(await complete())).toBe('The batch of events with sequence 0 has not arrived.');
      await append(flowId, 0, [navigation]);
      expect((await complete()).status).toBe(202);
    });

    it('drops the events of a recording that was idle for a day, and reports them as missing', async () => {
      const flowId = await announce(ann);
      await append(flowId, 0, [navigation]);
      await sweepEvents(server.database.db, recordingAges());
      expect(await batchesOf(flowId)).toEqual([0]);
      await age(flowId);

      await sweepEvents(server.database.db, recordingAges());

      await uploadVideo({ url: server.url, person: ann }, { flowId, bytes: Buffer.from('no video') });
      const complete = () => ann.post(`/flowlens/flow/${flowId}/complete`);
      expect(await detail(await complete())).toBe('The batch of events with sequence 0 has not arrived.');
      expect((await append(flowId, 0, [navigation])).status).toBe(200);
      expect((await complete()).status).toBe(202);
    });

    it('keeps events for a day after the video was sent', async () => {
      const flowId = await announce(ann);
      await append(flowId, 0, [navigation]);
      await uploadVideo({ url: server.url, person: ann }, { flowId, bytes: Buffer.from('no video') });
      await age(flowId);

      await sweepEvents(server.database.db, recordingAges());

      expect(await batchesOf(flowId)).toEqual([0]);
    });

    it('keeps the events of a recording that fails for 30 days', async () => {
      const flowId = await announce(ann);
      await append(flowId, 0, [navigation]);
      await uploadVideo({ url: server.url, person: ann }, { flowId, bytes: Buffer.from('no video') });
      await ann.post(`/flowlens/flow/${flowId}/complete`);
      expect((await processed(ann, flowId)).recording_status).toBe('failed');
      const sweepLater = (days: number) => sweepEvents(server.database.db, recordingAges(Date.now() + days * DAY_MS));

      await sweepLater(29);
      expect(await batchesOf(flowId)).toEqual([0]);
      await sweepLater(31);
      expect(await batchesOf(flowId)).toEqual([]);
    });

    it('removes the events even if the timeline could not be stored', async () => {
      const { db } = server.database;
      const flowId = await announce(ann);
      await append(flowId, 0, [navigation]);
      const attempt = await beginAttempt(db, flowId);
      await failRecording(db, attempt!);
      expect(await batchesOf(flowId)).toEqual([0]);
      await age(flowId);

      await sweepEvents(db, recordingAges());

      expect(await batchesOf(flowId)).toEqual([]);
    });

    it('is rejected after the recording has failed for being idle', async () => {
      const { db } = server.database;
      const flowId = await announce(ann);
      await append(flowId, 0, [navigation]);
      expect(await failAbandoned(db, yesterday())).toBe(0);
      await age(flowId);

      expect(await failAbandoned(db, yesterday())).toBe(1);

      expect(await statusOf(flowId)).toBe('failed');
      const video = { flowId, bytes: Buffer.from('no video') };
      const responses = [await ann.post(`/flowlens/flow/${flowId}/complete`), await append(flowId, 1, [navigation])];
      for (const response of responses) {
        expect(response.status).toBe(409);
        expect(await detail(response)).toBe(
          'This recording was incomplete for too long and has failed. Please record it again.',
        );
      }
      await expect(uploadVideo({ url: server.url, person: ann }, video)).rejects.toThrow('Please record it again');
    });

    it('accepts an old recording that waits or whose video is being sent', async () => {
      const { db } = server.database;
      const [sent, waiting] = [await announce(ann), await announce(ann)];
      for (const flowId of [sent, waiting])
        await uploadVideo({ url: server.url, person: ann }, { flowId, bytes: Buffer.from('no video') });
      await db.updateTable('recordings').set({ completed_at: new Date() }).where('flow_id', '=', waiting).execute();
      await db.deleteFrom('upload_parts').execute();
      await db.deleteFrom('uploads').where('flow_id', '=', waiting).execute();
      for (const flowId of [sent, waiting]) await age(flowId);

      expect(await failAbandoned(db, yesterday())).toBe(0);

      expect([await statusOf(sent), await statusOf(waiting)]).toEqual(['pending', 'pending']);
    });

    it('closes the recording', async () => {
      const flowId = await announce(ann);
      await uploadVideo({ url: server.url, person: ann }, { flowId, bytes: Buffer.from('no video') });
      const responses = await Promise.all([1, 2, 3].map(() => ann.post(`/flowlens/flow/${flowId}/complete`)));
      const late = await append(flowId, 0, [navigation]);

      expect(responses.map(({ status }) => status)).toContain(202);
      expect(responses.filter(({ status }) => ![202, 409].includes(status))).toEqual([]);
      expect(late.status).toBe(409);
      const { attempts } = (await storedEvents(flowId)) ?? {};
      expect(attempts).toBeLessThanOrEqual(1);
    });
  });
});
