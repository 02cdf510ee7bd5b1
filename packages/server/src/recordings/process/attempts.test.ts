import type { Flow, RecordingStatus } from '@flowlens/client';
import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type NotNull, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freeBytes } from '../../platform/database/free-space.js';
import { createJobs, type Jobs } from '../../platform/jobs/jobs.js';
import { mediaChild } from '../../platform/package-paths.js';
import { type BlobRemoval, createBlobRemoval } from '../../platform/storage/removal/blob-removal.js';
import type { BlobStorage } from '../../platform/storage/blob-storage.js';
import { openStorage } from '../../platform/storage/open-storage.js';
import { StorageError } from '../../platform/storage/storage-failures.js';
import { findStored } from '../../platform/storage/stored-content.js';
import { holdNextChild } from '../../../test/support/processes/hold-next-child.js';
import { readClip } from '../../../test/support/recordings/make-video.js';
import { aPerson, type Person } from '../../../test/support/people/person.js';
import { quietLog } from '../../../test/support/server/quiet-log.js';
import { announce, processed, sendEvents, uploadVideo } from '../../../test/support/recordings/recorder.js';
import { openTestServer, type TestServer } from '../../../test/support/server/test-server.js';
import { waitUntil } from '../../../test/support/wait-until.js';
import { openUploadStorage } from '../../platform/storage/open-upload-storage.js';
import { NO_COUNTS } from '../../features/timelines/count-timeline.js';
import { beginAttempt, failRecording, finishAttempt } from './attempts.js';
import { processRecording } from './process-recording.js';

describe('attempts at a recording', () => {
  let server: TestServer;
  let ann: Person;
  let storage: BlobStorage;
  let jobs: Jobs;
  let blobRemoval: BlobRemoval;
  beforeAll(async () => {
    server = await openTestServer();
    ann = await aPerson(server.url, 'ann@example.com');
    storage = openStorage(server);
    jobs = createJobs(server.database, quietLog);
    blobRemoval = createBlobRemoval({ jobs, database: server.database, storage, log: quietLog });
    await jobs.start();
  });
  afterAll(async () => {
    await jobs.stop();
    await server.close();
  });

  async function record(): Promise<string> {
    const flowId = await announce(ann);
    await uploadVideo({ url: server.url, person: ann }, { flowId, bytes: await readClip() });
    await sendEvents({ url: server.url, person: ann }, flowId, { sequence: 0, events: [{ type: 'navigation' }] });
    expect((await ann.post(`/flowlens/flow/${flowId}/complete`)).status).toBe(202);
    return flowId;
  }
  async function timelineOf(flowId: string): Promise<string> {
    const flow = (await (await ann.get(`/flowlens/flow/${flowId}`)).json()) as Flow;
    return (await fetch(flow.timeline_url ?? '')).text();
  }
  const statusOf = async (flowId: string) =>
    ((await (await ann.get(`/flowlens/flow/${flowId}/recording-status`)).json()) as RecordingStatus).recording_status;
  /** A complete recording that no job processes. */
  async function recordWithoutJob(): Promise<string> {
    const flowId = await announce(ann);
    await uploadVideo({ url: server.url, person: ann }, { flowId, bytes: await readClip() });
    await sendEvents({ url: server.url, person: ann }, flowId, { sequence: 0, events: [{ type: 'navigation' }] });
    const completed = { completed_at: new Date() };
    await server.database.db.updateTable('recordings').set(completed).where('flow_id', '=', flowId).execute();
    return flowId;
  }
  /** Attempts that start and never end. */
  async function dieTimes(times: number, flowId: string): Promise<void> {
    for (let death = 1; death <= times; death += 1) await beginAttempt(server.database.db, flowId);
  }
  function work(
    flowId: string,
    { signal = new AbortController().signal, put = storage.put, minFreeBytes = 0 } = {},
  ): Promise<void> {
    const { database, dataFolder, sandbox } = server;
    const uploadStorage = openUploadStorage({ dataFolder });
    const watched = { ...storage, put };
    const limits = { minFreeBytes, maxTimelineBytes: 1024 * 1024 };
    const parts = {
      database,
      dataFolder,
      sandbox,
      ...limits,
      storage: watched,
      blobRemoval,
      uploadStorage,
      log: quietLog,
    };
    return processRecording(parts, { data: { flow_id: flowId }, signal });
  }
  /** Stores as usual, but runs a function before the put with that number. */
  function before(number: number, happens: () => Promise<unknown>): BlobStorage['put'] {
    let puts = 0;
    return async (key, content) => {
      puts += 1;
      if (puts === number) await happens();
      await storage.put(key, content);
    };
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
  /** Returns rows and files of stored data. */
  async function stored(): Promise<{ rows: number; files: number }> {
    let files = 0;
    for await (const names of storage.list()) files += names.length;
    return { rows: await blobs(), files };
  }
  const workFolders = () => readdir(join(server.dataFolder, 'processing'));

  it('are repeated when the worker dies, with one result', async () => {
    const before = await blobs();
    const killed = killNextWorker();
    const flowId = await record();
    await killed;

    expect((await processed(ann, flowId)).recording_status).toBe('completed');
    expect(await attemptsAt(flowId)).toBe(2);
    expect((await blobs()) - before).toBe(4);
    expect(await workFolders()).toEqual([]);
  });

  it('do not fail the recording when the server stops during the last one', async () => {
    const flowId = await recordWithoutJob();
    await dieTimes(2, flowId);

    await expect(work(flowId, { signal: AbortSignal.abort() })).rejects.toThrow();
    expect(await statusOf(flowId)).toBe('in_progress');

    await work(flowId);
    expect(await statusOf(flowId)).toBe('completed');
  });

  it('end after three dead workers, and the recording fails', async () => {
    const flowId = await recordWithoutJob();
    await dieTimes(3, flowId);

    await work(flowId);

    expect(await statusOf(flowId)).toBe('failed');
    expect(await timelineOf(flowId)).toContain('"navigation"');
  });

  it('end when workers die even while giving up the recording', async () => {
    const flowId = await recordWithoutJob();
    await dieTimes(6, flowId);

    await work(flowId);

    expect(await statusOf(flowId)).toBe('failed');
    expect(((await (await ann.get(`/flowlens/flow/${flowId}`)).json()) as Flow).timeline_url).toBeNull();
  });

  it('end after three internal errors, and the recording fails', async () => {
    const flowId = await recordWithoutJob();
    // No part of it begins where the previous one ends.
    await sql`
      update upload_parts set start_bytes = 1
      where upload_id = (select id from uploads where flow_id = ${flowId})`.execute(server.database.db);

    for (const _attempt of [1, 2]) {
      await expect(work(flowId)).rejects.toThrow('has a gap');
      expect(await statusOf(flowId)).toBe('in_progress');
    }
    await work(flowId);

    expect(await statusOf(flowId)).toBe('failed');
    expect(await timelineOf(flowId)).toContain('"navigation"');
  });

  it('are not counted when the disk fails, while processing or while giving up', async () => {
    const flowId = await recordWithoutJob();
    const blobs = join(server.dataFolder, 'blobs');
    await dieTimes(2, flowId);
    await rename(blobs, `${blobs}.away`);
    await expect(work(flowId)).rejects.toThrow(StorageError);
    await dieTimes(1, flowId);
    for (const _attempt of [4, 5, 6, 7]) await expect(work(flowId)).rejects.toThrow(StorageError);
    expect(await statusOf(flowId)).toBe('in_progress');
    await rename(`${blobs}.away`, blobs);

    await work(flowId);

    expect(await statusOf(flowId)).toBe('failed');
    expect(await timelineOf(flowId)).toContain('"navigation"');
  });

  it('wait for disk space without being counted', async () => {
    const flowId = await recordWithoutJob();
    const free = await freeBytes(server.dataFolder);
    // Shares of the disk, because others write to it in the meantime: two copies fit beside the reserved space, three do not.
    await server.database.db
      .updateTable('upload_parts')
      .set({ size_bytes: Math.floor(0.2 * free) })
      .where('upload_id', 'in', (uploads) => uploads.selectFrom('uploads').select('id').where('flow_id', '=', flowId))
      .execute();
    const before = await stored();

    await expect(work(flowId, { minFreeBytes: 0.55 * free })).rejects.toThrow('too little space');
    expect(await stored()).toEqual(before);
    expect(await statusOf(flowId)).toBe('in_progress');
    expect(await beginAttempt(server.database.db, flowId)).toMatchObject({ number: 2, counted: 1 });
  });

  it('wait for an unavailable database without being counted', async () => {
    const flowId = await recordWithoutJob();
    const { db, pool } = server.database;
    await sql`create sequence failures`.execute(db);
    await sql`create function fail() returns trigger language plpgsql as
      $$ begin perform nextval('failures'); raise exception 'no disk' using errcode = '53100'; end $$`.execute(db);
    await sql`create trigger full_disk before update of recording_status on flows
      for each row when (new.recording_status = 'completed') execute function fail()`.execute(db);
    await sql`create trigger full_disk before update of excused_attempts on recordings
      for each row execute function fail()`.execute(db);

    const failed = expect(work(flowId)).rejects.toThrow('no disk');
    await waitUntil('neither the flow nor the excuse could be written', async () => {
      const { rows } = await sql<{ last_value: string }>`select last_value from failures`.execute(db);
      return Number(rows[0]?.last_value) >= 2;
    });
    await pool.query('drop trigger full_disk on flows; drop trigger full_disk on recordings');
    await failed;

    expect(await beginAttempt(db, flowId)).toMatchObject({ number: 2, counted: 1 });
  });

  it('end after three, and the recording fails', async () => {
    const before = await blobs();
    let killed = killNextWorker();
    const flowId = await record();
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await killed;
      expect(await attemptsAt(flowId)).toBe(attempt);
      if (attempt < 3) killed = killNextWorker();
    }

    expect((await processed(ann, flowId)).recording_status).toBe('failed');
    expect(await timelineOf(flowId)).toContain('"navigation"');
    expect((await blobs()) - before).toBe(1);
    await waitUntil('its work folders are gone', async () => (await workFolders()).length === 0);
  });

  it('fail the recording when the server dies during the last one', async () => {
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
    expect(await timelineOf(flowId)).toContain('"navigation"');
  });

  it('let only the newest one write its result', async () => {
    const { db } = server.database;
    const recorded = await record();
    await processed(ann, recorded);
    const result = { ...(await mediaOf(recorded)), durationMs: 2_000, counts: NO_COUNTS, notes: [] };
    const flowId = await announce(ann);
    await sendEvents({ url: server.url, person: ann }, flowId, { sequence: 0, events: [{ type: 'navigation' }] });
    const [first, second] = [await beginAttempt(db, flowId), await beginAttempt(db, flowId)];
    const flow = async () => (await (await ann.get(`/flowlens/flow/${flowId}`)).json()) as Flow;

    expect(await finishAttempt(db, first!, { ...result, durationMs: 1 })).toBe(false);
    await failRecording(db, first!);
    expect((await flow()).recording_status).toBe('in_progress');
    expect(await finishAttempt(db, second!, result)).toBe(true);

    expect(await finishAttempt(db, second!, { ...result, durationMs: 3 })).toBe(false);
    await failRecording(db, second!);
    expect(await beginAttempt(db, flowId)).toBeUndefined();
    expect(await flow()).toMatchObject({ recording_status: 'completed', video_duration_ms: 2_000 });
  });

  it('replace earlier notes about the video and keep the others', async () => {
    const { db } = server.database;
    const recorded = await record();
    await processed(ann, recorded);
    const flowId = await announce(ann);
    await sendEvents({ url: server.url, person: ann }, flowId, { sequence: 0, events: [{ type: 'navigation' }] });
    const noted = [
      { code: 'video_damaged', at_ms: 7 },
      { code: 'events_skipped', count: 2 },
    ] as const;
    await db
      .updateTable('flows')
      .set({ capture_notes: JSON.stringify(noted) })
      .where('id', '=', flowId)
      .execute();
    const attempt = await beginAttempt(db, flowId);
    const notes = [{ code: 'video_cut_short', at_ms: 9 }] as const;

    await finishAttempt(db, attempt!, {
      ...(await mediaOf(recorded)),
      durationMs: 1,
      counts: NO_COUNTS,
      notes: [...notes],
    });

    const { capture } = (await (await ann.get(`/flowlens/flow/${flowId}`)).json()) as Flow;
    expect(capture.notes).toEqual([noted[1], notes[0]]);
  });

  it.each([
    ['is made', 0],
    ['is given up', 3],
  ])('leave nothing in the store when their flow is deleted while it %s', async (_what, deaths) => {
    const initially = await stored();
    const flowId = await recordWithoutJob();
    await dieTimes(deaths, flowId);

    await work(flowId, { put: before(1, () => ann.delete(`/flowlens/flow/${flowId}`)) });

    expect((await ann.get(`/flowlens/flow/${flowId}`)).status).toBe(404);
    await waitUntil('its files are gone', async () => isDeepStrictEqual(await stored(), initially));
  });

  it('leave no file in the storage when storing one of them fails', async () => {
    const initially = await stored();
    const flowId = await recordWithoutJob();
    const fails = before(3, () => Promise.reject(new StorageError('The bucket is away.')));

    await expect(work(flowId, { put: fails })).rejects.toThrow(StorageError);

    await waitUntil('its files are gone', async () => isDeepStrictEqual(await stored(), initially));
  });

  it('keep the files of the worker that took over', async () => {
    const initially = await blobs();
    const flowId = await recordWithoutJob();

    await work(flowId, { put: before(1, () => work(flowId)) });

    expect(await statusOf(flowId)).toBe('completed');
    expect(await timelineOf(flowId)).toContain('"navigation"');
    expect((await blobs()) - initially).toBe(4);
    for (const key of Object.values(await mediaOf(flowId)))
      expect((await findStored(storage, key))?.size).toBeGreaterThan(0);
  });

  /** Returns the files that were made of a recording. */
  const mediaOf = (flowId: string) =>
    server.database.db
      .selectFrom('flows')
      .select([
        'video_key as videoKey',
        'preview_key as previewKey',
        'thumbnail_key as thumbnailKey',
        'timeline_key as timelineKey',
      ])
      .$narrowType<{ videoKey: NotNull; previewKey: NotNull; thumbnailKey: NotNull; timelineKey: NotNull }>()
      .where('id', '=', flowId)
      .executeTakeFirstOrThrow();

  /** A recording that `claim` took before any worker. */
  async function whileQueued(claim: (flowId: string) => Promise<boolean>): Promise<string> {
    for (;;) {
      const flowId = await record();
      if (await claim(flowId)) return flowId;
    }
  }
});

/** Kills the next process that this one starts for a video. */
async function killNextWorker(): Promise<void> {
  const worker = await holdNextChild(mediaChild);
  worker.kill('SIGKILL');
}
