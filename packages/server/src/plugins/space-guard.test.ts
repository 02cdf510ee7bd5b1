import { describe, expect, it } from 'vitest';
import { createTestApp, GOOD_TOKEN } from '../test-support/test-app.js';

const ID = '7f1d8f5e-0c5b-4f0e-8f3c-2f9d3f6f2a10';
const headers = { authorization: GOOD_TOKEN };

/** An app that wants more free space than the machine has. */
const fullApp = () =>
  createTestApp({
    env: { FLOWLENS_MIN_FREE_MB: '1000000000' },
    operations: { createProject: () => ({ id: ID }), listFlows: () => [] },
  });

describe('a disk that is nearly full', () => {
  it('refuses writes with 507 and reads on', async () => {
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

  it('still says first what is wrong with a request', async () => {
    const app = await fullApp();

    expect((await app.inject({ method: 'POST', url: '/systems', headers, payload: {} })).statusCode).toBe(422);
    expect((await app.inject({ method: 'POST', url: '/systems', payload: { name: 'x' } })).statusCode).toBe(401);
    await app.close();
  });
});
