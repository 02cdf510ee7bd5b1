import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Kysely, Transaction } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson, type Person } from '../../../test/support/people/person.js';
import { announce, tusCalls } from '../../../test/support/recordings/recorder.js';
import { openTestServer, type TestServer } from '../../../test/support/server/test-server.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import { openUploadStorage } from '../../platform/storage/open-upload-storage.js';
import { writeChunk } from './write-chunk.js';

const NO_LIMITS = { maxPersonBytes: 0, maxProjectBytes: 0, uploadBytesPerDay: 0 };

/** A database that commits, but whose response gets lost. */
function losingCommits(db: Kysely<Tables>): Kysely<Tables> {
  const transaction = () => ({
    async execute(work: (transaction: Transaction<Tables>) => Promise<unknown>) {
      await db.transaction().execute(work);
      throw new Error('Connection terminated unexpectedly');
    },
  });
  return new Proxy(db, {
    get(target, name) {
      if (name === 'transaction') return transaction;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

describe('writeChunk', () => {
  let server: TestServer;
  let ann: Person;
  beforeAll(async () => {
    server = await openTestServer();
    ann = await aPerson(server.url, 'ann@example.com');
  });
  afterAll(() => server.close());

  it('keeps the bytes of a chunk that is stored although the response of the database is lost', async () => {
    const tus = tusCalls({ url: server.url, person: ann });
    const created = await tus.create(await announce(ann), { 'upload-defer-length': '1' });
    const path = created.headers.get('location') ?? '';
    const storage = openUploadStorage(server);
    const chunk = { storage, limits: NO_LIMITS, uploadId: path.split('/').at(-1) ?? '', offset: 0 };

    await expect(
      writeChunk({ ...chunk, db: losingCommits(server.database.db), bytes: Readable.from([Buffer.from('bytes')]) }),
    ).rejects.toThrow('Connection terminated');

    expect(await tus.offset(path)).toBe(5);
    const parts = await server.database.db
      .selectFrom('upload_parts')
      .select(['id', 'size_bytes'])
      .where('upload_id', '=', chunk.uploadId)
      .execute();
    expect(parts).toEqual([{ id: expect.any(String) as string, size_bytes: '5' }]);
    expect(await text(storage.read(parts[0]?.id ?? ''))).toBe('bytes');
  });
});
