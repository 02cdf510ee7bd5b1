import { DAY_MS } from '@flowlens/core/internal';
import type { Flow, Problem, RecordingStatus } from '@flowlens/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginAttempt, failRecording } from './process/attempts.js';
import { readContractResponse } from '../../test/support/contract/contract-responses.js';
import { readClip } from '../../test/support/recordings/make-video.js';
import { aPerson, type Person } from '../../test/support/people/person.js';
import { addProject } from '../../test/support/people/projects.js';
import { announce, processed, sendEvents, uploadVideo } from '../../test/support/recordings/recorder.js';
import { openTestServer, type TestServer } from '../../test/support/server/test-server.js';
import { waitUntil } from '../../test/support/wait-until.js';
import { openUploadStorage } from '../platform/storage/open-upload-storage.js';
import { sweepUploads } from './upload/remove-upload.js';
import { recordingAges } from './upload/upload-repository.js';
import { retryRecording } from './retry-recording.js';
import { sweepEvents } from './events/sweep-events.js';

const navigation = { type: 'navigation', relative_time_ms: 0, navigation_data: { url: 'https://shop.example/' } };

describe('retryFlow', () => {
  let server: TestServer;
  let [owner, ann, carl, outsider] = [] as unknown as [Person, Person, Person, Person];
  let projectId = '';
  beforeAll(async () => {
    server = await openTestServer();
    owner = await aPerson(server.url, 'owner@example.com');
    ann = await aPerson(server.url, 'ann@example.com');
    carl = await aPerson(server.url, 'carl@example.com');
    outsider = await aPerson(server.url, 'olga@example.com');
    projectId = await addProject(server.database.db, owner.userId, {
      members: { [ann.userId]: 'USER', [carl.userId]: 'USER' },
    });
  });
  afterAll(() => server.close());

  const retry = (flowId: string, person = ann) => person.post(`/flowlens/flow/${flowId}/retry`);
  const complete = (flowId: string) => ann.post(`/flowlens/flow/${flowId}/complete`);
  const detail = async (response: Response) => ((await response.json()) as Problem).detail;
  const flowOf = async (flowId: string) => (await (await ann.get(`/flowlens/flow/${flowId}`)).json()) as Flow;
  const timelineOf = async (flow: Flow) => (await fetch(flow.timeline_url ?? '')).text();
  const age = (flowId: string, ms: number) =>
    Promise.all([
      server.database.db
        .updateTable('flows')
        .set({ created_at: new Date(Date.now() - ms) })
        .where('id', '=', flowId)
        .execute(),
      server.database.db
        .updateTable('uploads')
        .set({ created_at: new Date(Date.now() - ms) })
        .where('flow_id', '=', flowId)
        .execute(),
    ]);
  const sweep = async () => {
    await sweepUploads(server.database.db, openUploadStorage(server), recordingAges());
    await sweepEvents(server.database.db, recordingAges());
  };
  const blobs = async () => (await server.database.db.selectFrom('blobs').select('key').execute()).length;

  /** A recording whose valid video failed because of the server. */
  async function failedRecording({ withTimeline = true } = {}): Promise<string> {
    const { db } = server.database;
    const flowId = await announce(ann, { system_id: projectId });
    await uploadVideo({ url: server.url, person: ann }, { flowId, bytes: await readClip() });
    await sendEvents({ url: server.url, person: ann }, flowId, { sequence: 0, events: [navigation] });
    const recording = db.updateTable('recordings').where('flow_id', '=', flowId);
    if (withTimeline) {
      // Three workers died; the fourth fails the recording and stores its timeline.
      await recording.set({ attempts: 3 }).execute();
      expect((await complete(flowId)).status).toBe(202);
      expect((await processed(ann, flowId)).recording_status).toBe('failed');
    } else {
      await recording.set({ completed_at: new Date() }).execute();
      const attempt = await beginAttempt(db, flowId);
      await failRecording(db, attempt!);
    }
    return flowId;
  }

  it.each([
    ['with a new timeline in place of the one stored when it failed', { withTimeline: true }],
    ['with its first timeline', { withTimeline: false }],
  ])('processes a failed recording again, %s', async (_what, options) => {
    const flowId = await failedRecording(options);
    const before = await flowOf(flowId);
    const blobsBefore = await blobs();

    const response = await retry(flowId);
    const status = await readContractResponse<RecordingStatus>('retryFlow', response);
    await processed(ann, flowId);
    const after = await flowOf(flowId);
    const { timeline_key: stored } = await server.database.db
      .selectFrom('flows')
      .select('timeline_key')
      .where('id', '=', flowId)
      .executeTakeFirstOrThrow();

    expect([response.status, status]).toEqual([202, { recording_status: 'pending', duration: null, video_url: null }]);
    expect([before.recording_status, before.timeline_url !== null]).toEqual(['failed', options.withTimeline]);
    expect(after.recording_status).toBe('completed');
    expect(await timelineOf(after)).toContain('https://shop.example/');
    expect(before.timeline_url ?? '').not.toContain(stored);
    await waitUntil(
      'the files are those of the flow',
      async () => (await blobs()) - blobsBefore === (options.withTimeline ? 3 : 4),
    );
  });

  it('keeps the timeline of a recording that fails again', async () => {
    const flowId = await announce(ann);
    await uploadVideo({ url: server.url, person: ann }, { flowId, bytes: Buffer.from('no video') });
    await sendEvents({ url: server.url, person: ann }, flowId, { sequence: 0, events: [navigation] });
    await complete(flowId);
    await processed(ann, flowId);
    const blobsBefore = await blobs();

    expect((await retry(flowId)).status).toBe(202);
    await processed(ann, flowId);

    const flow = await flowOf(flowId);
    expect(flow.recording_status).toBe('failed');
    expect(await timelineOf(flow)).toContain('https://shop.example/');
    expect(await blobs()).toBe(blobsBefore);
  });

  it('is allowed for people who may edit the flow', async () => {
    const flowId = await failedRecording({ withTimeline: false });
    const [foreign, unknown] = [await retry(flowId, outsider), await retry(crypto.randomUUID(), outsider)];

    expect([foreign.status, unknown.status]).toEqual([404, 404]);
    expect(await detail(foreign)).toBe(await detail(unknown));
    expect((await retry(flowId, carl)).status).toBe(403);
    expect((await flowOf(flowId)).recording_status).toBe('failed');
    expect((await retry(flowId, owner)).status).toBe(202);
  });

  it('rejects a recording that has not failed', async () => {
    const flowId = await announce(ann);
    const response = await retry(flowId);

    expect([response.status, await detail(response)]).toEqual([409, 'Only a failed recording can be tried again.']);
  });

  it('happens once for two simultaneous calls', async () => {
    const flowId = await failedRecording({ withTimeline: false });
    const responses = await Promise.all([retry(flowId), retry(flowId, owner)]);

    expect(responses.map(({ status }) => status).toSorted()).toEqual([202, 409]);
  });

  it('works for 30 days, until the upload is deleted', async () => {
    const flowId = await failedRecording({ withTimeline: false });
    await age(flowId, 29 * DAY_MS);
    await sweep();
    const kept = await server.database.db
      .selectFrom('event_batches')
      .select('sequence')
      .where('flow_id', '=', flowId)
      .execute();
    const again = await complete(flowId);
    expect([again.status, await detail(again)]).toEqual([
      409,
      'Processing this recording failed. It can be tried again.',
    ]);
    expect(kept).toHaveLength(1);

    await age(flowId, 31 * DAY_MS);
    await sweep();

    const responses = [await retry(flowId), await complete(flowId)];
    for (const response of responses)
      expect([response.status, await detail(response)]).toEqual([
        409,
        'Processing this recording failed, and its upload is no longer kept. Please record it again.',
      ]);
    expect((await flowOf(flowId)).recording_status).toBe('failed');
  });

  it('keeps the upload of a recording that is being tried again', async () => {
    const flowId = await failedRecording({ withTimeline: false });
    await age(flowId, 31 * DAY_MS);
    expect((await retry(flowId)).status).toBe(202);

    await sweep();
    await processed(ann, flowId);

    expect((await flowOf(flowId)).recording_status).toBe('completed');
  });

  it('rejects a recording that was never completed', async () => {
    const flowId = await announce(ann);
    await server.database.db
      .updateTable('flows')
      .set({ recording_status: 'failed' })
      .where('id', '=', flowId)
      .execute();
    const response = await retry(flowId);

    expect([response.status, await detail(response)]).toEqual([
      409,
      'This recording was incomplete for too long and has failed. Please record it again.',
    ]);
  });

  it('restarts the count of attempts', async () => {
    const { db } = server.database;
    const flowId = await failedRecording({ withTimeline: false });
    await db
      .updateTable('recordings')
      .set({ attempts: 9, excused_attempts: 2 })
      .where('flow_id', '=', flowId)
      .execute();
    const queue = { add: () => Promise.resolve() };
    const actor = {
      kind: 'session',
      userId: ann.userId,
      email: ann.email,
      name: 'Ann',
      sessionId: '',
      hostedDomain: null,
    } as const;
    await retryRecording(db, actor, { flowId, queue });

    expect(await beginAttempt(db, flowId)).toMatchObject({ number: 10, counted: 1 });
  });
});

describe('completeFlow', () => {
  it('returns the status of the processing', async () => {
    const server = await openTestServer();
    try {
      const ann = await aPerson(server.url, 'ann@example.com');
      const flowId = await announce(ann);
      await uploadVideo({ url: server.url, person: ann }, { flowId, bytes: Buffer.from('no video') });
      const details: Record<string, string | undefined> = {};
      for (const status of ['in_progress', 'completed', 'failed'] as const) {
        await server.database.db
          .insertInto('recordings')
          .values({ flow_id: flowId, completed_at: new Date() })
          .onConflict((conflict) => conflict.column('flow_id').doUpdateSet({ completed_at: new Date() }))
          .execute();
        await server.database.db
          .updateTable('flows')
          .set({ recording_status: status })
          .where('id', '=', flowId)
          .execute();
        const response = await ann.post(`/flowlens/flow/${flowId}/complete`);
        expect(response.status).toBe(409);
        details[status] = ((await response.json()) as Problem).detail;
      }

      expect(details).toEqual({
        in_progress: 'This recording is being processed already.',
        completed: 'This recording has been processed already.',
        failed: 'Processing this recording failed. It can be tried again.',
      });
    } finally {
      await server.close();
    }
  });
});
