import { describe, expect, it } from 'vitest';
import { HttpProblem } from '../../platform/errors/http-problem.js';
import { quietLog } from '../../../test/support/server/quiet-log.js';
import type { BatchPool } from './batch-pool.js';
import { createEventIntake } from './event-intake.js';
import type { PreparedBatch } from './prepare-batch.js';

const bytes = (text: string) => Buffer.from(text);
const PREPARED = { skippedCount: 0 } as PreparedBatch;

/** A pool whose batches end when the test says so. */
function heldPool() {
  const running: { text: string; end: () => void }[] = [];
  const pool: BatchPool = {
    prepare: (body) =>
      new Promise((resolve) => running.push({ text: Buffer.from(body).toString(), end: () => resolve(PREPARED) })),
    close: () => Promise.resolve(),
  };
  return { pool, running };
}

async function refusal(batch: Promise<unknown>) {
  const error: unknown = await batch.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof HttpProblem)) throw error;
  return { status: error.status, retryAfter: Number(error.headers['retry-after']) };
}

describe('createEventIntake', () => {
  it('prepares one batch per person at a time, in parallel with those of others', async () => {
    const { pool, running } = heldPool();
    const intake = createEventIntake({ bytesPerMinute: 0, log: quietLog, pool });
    const first = intake.prepare('ann', bytes('ann 1'));
    const second = intake.prepare('ann', bytes('ann 2'));
    const other = intake.prepare('bob', bytes('bob 1'));
    await Promise.resolve();
    expect(running.map(({ text }) => text)).toEqual(['ann 1', 'bob 1']);

    running[0]?.end();
    await first;
    await Promise.resolve();
    expect(running.map(({ text }) => text)).toEqual(['ann 1', 'bob 1', 'ann 2']);
    for (const { end } of running) end();
    await Promise.all([second, other]);
  });

  it('continues with a person’s next batch when one fails', async () => {
    const pool: BatchPool = {
      prepare: (body) => (body.length > 1 ? Promise.reject(new Error('no')) : Promise.resolve(PREPARED)),
      close: () => Promise.resolve(),
    };
    const intake = createEventIntake({ bytesPerMinute: 0, log: quietLog, pool });
    const [bad, good] = [intake.prepare('ann', bytes('xx')), intake.prepare('ann', bytes('x'))];

    await expect(bad).rejects.toThrow('no');
    expect(await good).toBe(PREPARED);
  });

  it('rejects more than eight waiting batches per person with 429', async () => {
    const { pool, running } = heldPool();
    const intake = createEventIntake({ bytesPerMinute: 0, log: quietLog, pool });
    const taken = Array.from({ length: 9 }, () => intake.prepare('ann', bytes('x')));

    expect(await refusal(intake.prepare('ann', bytes('x')))).toEqual({ status: 429, retryAfter: 1 });
    const other = intake.prepare('bob', bytes('x'));
    for (let turn = 0; turn < 10; turn += 1) {
      running[turn]?.end();
      await new Promise(setImmediate);
    }
    await Promise.all([...taken, other]);
    const again = intake.prepare('ann', bytes('x'));
    await new Promise(setImmediate);
    running.at(-1)?.end();
    expect(await again).toBe(PREPARED);
  });

  it('rejects bytes over the limit per minute with 429, for that person only', async () => {
    const pool: BatchPool = { prepare: () => Promise.resolve(PREPARED), close: () => Promise.resolve() };
    const intake = createEventIntake({ bytesPerMinute: 10, log: quietLog, pool });
    await intake.prepare('ann', bytes('123456'));
    await intake.prepare('ann', bytes('123456'));

    const { status, retryAfter } = await refusal(intake.prepare('ann', bytes('1')));
    expect(status).toBe(429);
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual(60);
    expect(await intake.prepare('bob', bytes('1'))).toBe(PREPARED);
  });
});
