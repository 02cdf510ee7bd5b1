import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import type { Logger } from '../../platform/logging/logger.js';
import { quietLog } from '../../../test/support/server/quiet-log.js';
import { createTestApp, GOOD_TOKEN } from '../../../test/support/server/test-app.js';
import { createSpaceLog } from './space-log.js';

const ID = '7f1d8f5e-0c5b-4f0e-8f3c-2f9d3f6f2a10';
const headers = { authorization: GOOD_TOKEN };

/** An app that requires more free space than the machine has. */
const fullApp = (log: Logger = quietLog) =>
  createTestApp({
    log,
    env: { FLOWLENS_MIN_FREE_MB: '1000000000' },
    operations: { createProject: () => ({ id: ID }), listFlows: () => [] },
  });

describe('a disk that is nearly full', () => {
  it('rejects writes with 507 and still serves reads', async () => {
    const app = await fullApp();
    const write = await app.inject({ method: 'POST', url: '/systems', headers, payload: { name: 'x' } });

    expect(write.json()).toMatchObject({
      title: 'Insufficient Storage',
      status: 507,
      detail: 'The server has no space left to save this. Please try again later.',
    });
    expect((await app.inject({ url: '/flowlens/flows', headers })).statusCode).toBe(200);
    expect((await app.inject('/livez')).statusCode).toBe(200);
    await app.close();
  });

  it('reports an invalid request before the full disk', async () => {
    const app = await fullApp();

    expect((await app.inject({ method: 'POST', url: '/systems', headers, payload: {} })).statusCode).toBe(422);
    expect((await app.inject({ method: 'POST', url: '/systems', payload: { name: 'x' } })).statusCode).toBe(401);
    await app.close();
  });

  it('is logged once, and once when there is space again', async () => {
    let logged = '';
    const log = pino({ level: 'info' }, { write: (line: string) => (logged += line) });
    const levels = () => [...logged.matchAll(/"level":(\d+)[^\n]*space/g)].map(([, level]) => level);
    const app = await fullApp(log);
    for (let count = 0; count < 2; count += 1)
      await app.inject({ method: 'POST', url: '/systems', headers, payload: { name: 'x' } });
    await app.close();
    expect(levels()).toEqual(['40']);

    const note = createSpaceLog(100, log);
    for (const free of [101, 99, 98, 100, 102]) note(free);
    expect(levels()).toEqual(['40', '40', '30']);
  });
});
