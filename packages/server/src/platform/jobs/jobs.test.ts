import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quietLog } from '../../../test/support/server/quiet-log.js';
import { openTestServer, type TestServer } from '../../../test/support/server/test-server.js';
import { waitUntil } from '../../../test/support/wait-until.js';
import { type Attempt, createJobs, type Jobs, type QueueSettings } from './jobs.js';

describe('jobs', () => {
  let server: TestServer;
  let jobs: Jobs;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  async function working<Data extends object>(
    name: string,
    work: (attempt: Attempt<Data>) => Promise<void>,
    settings: QueueSettings = {},
  ) {
    jobs = createJobs(server.database, quietLog);
    const queue = jobs.queue<Data>(name, { retryLimit: 2, retryDelay: 0, ...settings }, work);
    await jobs.start();
    return queue;
  }

  it('run once, after the transaction that added them is committed', async () => {
    const { db } = server.database;
    const done: string[] = [];
    const queue = await working<{ name: string }>('kept', ({ data }) => Promise.resolve(void done.push(data.name)));

    const failure = db.transaction().execute(async (transaction) => {
      await queue.add(transaction, { name: 'rolled back' });
      throw new Error('no');
    });
    await expect(failure).rejects.toThrow('no');
    await db.transaction().execute((transaction) => queue.add(transaction, { name: 'committed' }));
    await waitUntil('the job is done', () => done.length > 0);
    await jobs.stop();

    expect(done).toEqual(['committed']);
  });

  it('run one by one within a group, without delaying others', async () => {
    const { db } = server.database;
    const begun: string[] = [];
    const first = Promise.withResolvers<void>();
    const work = ({ data }: Attempt<{ name: string }>) => {
      begun.push(data.name);
      return data.name === 'long' ? first.promise : Promise.resolve();
    };
    const queue = await working('side-by-side', work, { atATime: 2 });
    await queue.add(db, { name: 'long' }, 'ann');
    await waitUntil('the first has begun', () => begun.length === 1);

    await queue.add(db, { name: 'next' }, 'ann');
    await queue.add(db, { name: 'of another' }, 'ben');
    await waitUntil('that of another has begun', () => begun.includes('of another'));
    expect(begun).toEqual(['long', 'of another']);
    first.resolve();
    await waitUntil('the next has begun', () => begun.includes('next'));
    await jobs.stop();
  });

  it('do not wait for all earlier jobs of other people', async () => {
    const { db } = server.database;
    const begun: string[] = [];
    const held = Promise.withResolvers<void>();
    const work = ({ data }: Attempt<{ name: string }>) => {
      begun.push(data.name);
      return begun.length <= 2 ? held.promise : Promise.resolve();
    };
    const queue = await working('fair', work, { atATime: 2 });
    for (const person of ['ann', 'ben'])
      for (const number of [1, 2, 3, 4]) await queue.add(db, { name: `${person} ${number}` }, person);
    await waitUntil('both slots are taken', () => begun.length === 2);
    expect(begun.toSorted()).toEqual(['ann 1', 'ben 1']);

    await queue.add(db, { name: 'cleo 1' }, 'cleo');
    await queue.add(db, { name: 'dan 1' }, 'dan');
    held.resolve();
    await waitUntil('all are done', () => begun.length === 10);
    await jobs.stop();

    expect(begun.slice(2, 4).toSorted()).toEqual(['cleo 1', 'dan 1']);
    for (const person of ['ann', 'ben'])
      expect(begun.filter((name) => name.startsWith(person))).toEqual(
        [1, 2, 3, 4].map((number) => `${person} ${number}`),
      );
  });

  it('can be added in a transaction as soon as the queue starts, even with one connection', async () => {
    const { db, pool } = server.database;
    // As on a busy machine, where the queue's own queries come after the product's.
    const query = async (...question: Parameters<typeof pool.query>) => {
      await sleep(200);
      return pool.query(...question);
    };
    jobs = createJobs({ ...server.database, pool: { query } as unknown as Pool }, quietLog);
    const queue = jobs.queue('early', { retryLimit: 0 }, () => Promise.resolve());
    await jobs.start();

    await db.transaction().execute((transaction) => queue.add(transaction, {}));
    await jobs.stop();
  });

  it('are retried until the last attempt, which is marked as such', async () => {
    const attempts: boolean[] = [];
    const queue = await working('failing', ({ isLast }) => {
      attempts.push(isLast);
      return Promise.reject(new Error('not today'));
    });

    await queue.add(server.database.db, {});
    await waitUntil('all attempts are made', () => attempts.length === 3);
    await jobs.stop();

    expect(attempts).toEqual([false, false, true]);
  });

  it('use the settings of the latest start', async () => {
    const attempts: boolean[] = [];
    const work = ({ isLast }: Attempt<object>) => {
      attempts.push(isLast);
      return Promise.reject(new Error('not today'));
    };
    await working('changing', work, { retryLimit: 2 });
    await jobs.stop();
    const queue = await working('changing', work, { retryLimit: 1 });

    await queue.add(server.database.db, {});
    await waitUntil('the last attempt is made', () => attempts.includes(true));
    await jobs.stop();

    expect(attempts).toEqual([false, true]);
  });
});
