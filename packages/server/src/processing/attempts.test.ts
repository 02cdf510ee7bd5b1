import type { Flow } from '@flowlens/client';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStorage } from '../storage/open-storage.js';
import { readClip } from '../test-support/make-video.js';
import { aPerson, type Person } from '../test-support/person.js';
import { quietLog } from '../test-support/quiet-log.js';
import { announce, processed, uploadVideo } from '../test-support/recorder.js';
import { openTestServer, type TestServer } from '../test-support/test-server.js';
import { waitUntil } from '../test-support/wait-until.js';
import { openUploadStorage } from '../uploads/open-upload-storage.js';
import { beginAttempt, failRecording, finishAttempt } from './attempts.js';
import { processRecording } from './process-recording.js';

describe('attempts at a recording', () => {
  let server: TestServer;
  let ann: Person;
  beforeAll(async () => {
    server = await openTestServer();
    ann = await aPerson(server.url, 'ann@example.com');
  });
  afterAll(() => server.close());

  async function record(): Promise<string> {
    const flowId = await announce(ann);
    await uploadVideo({ url: server.url, person: ann }, { flowId, bytes: await readClip() });
    expect((await ann.post(`/flowlens/flow/${flowId}/complete`)).status).toBe(202);
    return flowId;
  }
  const attemptsAt = async (flowId: string) =>
    (
      await server.database.db
        .selectFrom('recordings')
        .select('attempts')
        .where('flow_id', '=', flowId)
        .executeTakeFirst()
    )?.attempts;
  const blobs = async () => (await server.database.db.selectFrom('blobs').select('key').execute()).length;
  const workFolders = () => readdir(join(server.dataFolder, 'processing'));

  it('are made anew when the worker dies, with one result', async () => {
    const before = await blobs();
    const flowId = await record();
    await killWorker();

    expect((await processed(ann, flowId)).recording_status).toBe('completed');
    expect(await attemptsAt(flowId)).toBe(2);
    expect((await blobs()) - before).toBe(4);
    expect(await workFolders()).toEqual([]);
  });

  it('say nothing of the recording when the server stops in the middle of the last', async () => {
    const flowId = await announce(ann);
    await uploadVideo({ url: server.url, person: ann }, { flowId, bytes: Buffer.from('no video') });
    const { database, dataFolder } = server;
    const parts = { database, dataFolder, storage: openStorage({ dataFolder }), log: quietLog };
    const uploadStorage = openUploadStorage({ dataFolder });
    const attempt = { data: { flow_id: flowId }, isLast: true, signal: AbortSignal.abort() };

    await expect(processRecording({ ...parts, uploadStorage }, attempt)).rejects.toThrow();

    const answer = await ann.get(`/flowlens/flow/${flowId}/recording-status`);
    expect(await answer.json()).toMatchObject({ recording_status: 'in_progress' });
  });

  it('are three, then the recording has failed', async () => {
    const before = await blobs();
    const flowId = await record();
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await waitUntil(`attempt ${attempt} begins`, async () => (await attemptsAt(flowId)) === attempt);
      await killWorker();
    }

    expect((await processed(ann, flowId)).recording_status).toBe('failed');
    expect((await blobs()) - before).toBe(0);
    expect(await workFolders()).toEqual([]);
  });

  it('end as failed too when the server dies with the last of them', async () => {
    const flowId = await whileQueued(async (queued) => {
      const lost = await sql`
        update jobs.job
        set state = 'active', started_on = now() - interval '5 minutes', heartbeat_on = now() - interval '5 minutes',
          retry_count = retry_limit
        where name = 'process-flow' and data ->> 'flow_id' = ${queued} and state = 'created'`.execute(
        server.database.db,
      );
      return lost.numAffectedRows === 1n;
    });
    await beginAttempt(server.database.db, flowId);

    expect((await processed(ann, flowId)).recording_status).toBe('failed');
  });

  it('let only the newest write its result, and nobody after it', async () => {
    const { db } = server.database;
    const flowId = await record();
    const first = await beginAttempt(db, flowId);
    expect((await processed(ann, flowId)).recording_status).toBe('completed');
    const before = (await (await ann.get(`/flowlens/flow/${flowId}`)).json()) as Flow;

    const late = { durationMs: 1, videoKey: '', previewKey: '', thumbnailKey: '', timelineKey: '' };
    expect(await finishAttempt(db, first!, late)).toBe(false);
    await failRecording(db, flowId);
    await failRecording(db, flowId, first);

    expect(await beginAttempt(db, flowId)).toBeUndefined();
    const after = (await (await ann.get(`/flowlens/flow/${flowId}`)).json()) as Flow;
    expect([after.recording_status, after.video_duration_ms]).toEqual(['completed', before.video_duration_ms]);
  });

  /** A recording of which `claim` got hold before any worker did. */
  async function whileQueued(claim: (flowId: string) => Promise<boolean>): Promise<string> {
    for (;;) {
      const flowId = await record();
      if (await claim(flowId)) return flowId;
    }
  }
});

/** Ends the process that works on a video for this one, as soon as there is one. */
async function killWorker(): Promise<void> {
  await waitUntil('a worker runs', async () => {
    const pid = await findWorker();
    return pid !== undefined && process.kill(pid, 'SIGKILL');
  });
}

async function findWorker(): Promise<number | undefined> {
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const [status, command] = await Promise.all(
      ['status', 'cmdline'].map((file) => readFile(join('/proc', name, file), 'utf8').catch(() => '')),
    );
    const isOurs = new RegExp(`^PPid:\\s${process.pid}$`, 'm').test(status ?? '');
    if (isOurs && !/^State:\s*Z/m.test(status ?? '') && command?.includes('processing/media/child'))
      return Number(name);
  }
  return undefined;
}
