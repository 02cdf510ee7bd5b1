import { DAY_MS } from '@flowlens/core/internal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson } from '../../../test/support/people/person.js';
import { announce, tusCalls } from '../../../test/support/recordings/recorder.js';
import { quietLog } from '../../../test/support/server/quiet-log.js';
import { openTestServer, type TestServer } from '../../../test/support/server/test-server.js';
import { openUploadStorage } from '../../platform/storage/open-upload-storage.js';
import { StorageError } from '../../platform/storage/storage-failures.js';
import { createProcessing } from './processing.js';
import type { ProcessingParts } from './processing-parts.js';

describe('the sweep of uploads', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  /** Returns the scheduled work, with a storage that cannot remove files. */
  function sweepWithoutRemoval(): () => Promise<void> {
    let sweep: () => Promise<void> = () => Promise.reject(new Error('not scheduled'));
    const jobs = {
      queue: () => ({ add: () => Promise.resolve() }),
      schedule: (_name: string, _cron: string, work: typeof sweep) => void (sweep = work),
    };
    const remove = () => Promise.reject(new StorageError('a file could not be removed'));
    const uploadStorage = { ...openUploadStorage(server), remove };
    const { database, dataFolder } = server;
    createProcessing({ jobs, database, dataFolder, uploadStorage, log: quietLog } as unknown as ProcessingParts);
    return sweep;
  }

  it('fails abandoned recordings even if the storage cannot remove a file', async () => {
    const { db } = server.database;
    const ann = await aPerson(server.url, 'ann@example.com');
    const [abandoned, cancelled] = [await announce(ann), await announce(ann)];
    const tus = tusCalls({ url: server.url, person: ann });
    const created = await tus.create(cancelled, { 'upload-defer-length': '1' });
    await tus.append(created.headers.get('location') ?? '', 0, 'abc');
    const old = { created_at: new Date(Date.now() - 4 * DAY_MS) };
    await db.updateTable('flows').set(old).where('id', '=', abandoned).execute();
    await db.updateTable('uploads').set(old).where('flow_id', '=', cancelled).execute();

    await expect(sweepWithoutRemoval()()).rejects.toThrow(StorageError);

    const flow = db.selectFrom('flows').select('recording_status').where('id', '=', abandoned);
    expect(await flow.executeTakeFirst()).toEqual({ recording_status: 'failed' });
  });
});
