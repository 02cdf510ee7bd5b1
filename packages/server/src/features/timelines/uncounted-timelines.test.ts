import type { FlowSummary } from '@flowlens/client';
import { MINUTE_MS } from '@flowlens/core/internal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson, type Person } from '../../../test/support/people/person.js';
import { addFlow, addProject } from '../../../test/support/people/projects.js';
import { storeTimeline } from '../../../test/support/recordings/recorded-timeline.js';
import { openTestServer, type TestServer } from '../../../test/support/server/test-server.js';
import type { BlobStorage } from '../../platform/storage/blob-storage.js';
import { openStorage } from '../../platform/storage/open-storage.js';
import { StorageError } from '../../platform/storage/storage-failures.js';
import { countUncounted } from './uncounted-timelines.js';

const EVENTS = [
  { type: 'navigation', relative_time_ms: 0, navigation_data: { url: 'https://shop.example/' } },
  { type: 'console_error', relative_time_ms: 1, console_error_data: { message: 'x' } },
];

describe('countUncounted', () => {
  let server: TestServer;
  let ann: Person;
  let projectId = '';
  beforeAll(async () => {
    server = await openTestServer();
    ann = await aPerson(server.url, 'ann@example.com');
    projectId = await addProject(server.database.db, ann.userId);
  });
  afterAll(() => server.close());

  const run = (storage: BlobStorage = openStorage(server), runMs = MINUTE_MS) =>
    countUncounted({ db: server.database.db, storage, maxTimelineBytes: 1024 * 1024 }, runMs);
  const add = async (title: string, key?: string) =>
    addFlow(server.database.db, projectId, { title, timelineKey: key ?? (await storeTimeline(server, EVENTS)) });
  async function counted() {
    const flows = (await (await ann.get(`/flowlens/system/${projectId}/flows`)).json()) as FlowSummary[];
    return Object.fromEntries(
      flows.map(({ title, errors_count: errors, page_hosts: hosts }) => [title, [errors, hosts]]),
    );
  }

  it('counts the timelines of earlier versions once, and skips flows without one and unreadable ones', async () => {
    await add('one');
    await add('damaged', await storeTimeline(server, [], { pad: 'x'.repeat(2 * 1024 * 1024) }));
    await addFlow(server.database.db, projectId, { title: 'none' });
    expect(await counted()).toMatchObject({ one: [null, null] });

    expect(await run()).toBe(2);

    expect(await counted()).toEqual({ one: [1, ['shop.example']], damaged: [null, null], none: [null, null] });
    expect(await run()).toBe(0);
  });

  it('continues after the time of a run is over', async () => {
    await add('two');

    expect(await run(undefined, 0)).toBe(0);
    expect(await run()).toBe(1);
    expect(await counted()).toMatchObject({ two: [1, ['shop.example']] });
  });

  it('tries again when the storage was not available', async () => {
    await add('three');
    const broken = { size: () => Promise.reject(new StorageError('x')) } as unknown as BlobStorage;

    await expect(run(broken)).rejects.toThrow(StorageError);
    expect(await run()).toBe(1);
    expect(await counted()).toMatchObject({ three: [1, ['shop.example']] });
  });
});
