import { describe, expect, it } from 'vitest';
import type { Operations } from '../../../src/http/operation-handler.js';
import { HttpProblem } from '../../../src/platform/errors/http-problem.js';
import { createTestApp, GOOD_TOKEN } from '../server/test-app.js';
import { watchContract } from './watch-contract.js';

const ID = '7f1d8f5e-0c5b-4f0e-8f3c-2f9d3f6f2a10';
const headers = { authorization: GOOD_TOKEN };

/** Returns the breaches that the watch reports after one call of the operations. */
async function watched(operations: Operations, url: string, method: 'GET' | 'POST' = 'GET') {
  const { started: app, watch } = await watchContract(() => createTestApp({ operations }));
  await app.inject({ method, url, headers });
  await app.close();
  return watch;
}

describe('watchContract', () => {
  it.each<[string, Operations, string]>([
    [
      'a status that is not documented',
      {
        getCurrentUser: () => {
          throw new HttpProblem(418, 'I am a teapot.');
        },
      },
      'getCurrentUser answers 418, which the contract does not document',
    ],
    [
      'another content type',
      { getCurrentUser: (_request, reply) => reply.type('text/plain').send('me') },
      'getCurrentUser answers 200 with text/plain, and not with application/json',
    ],
    [
      'a body that does not match',
      {
        getCurrentUser: () => ({
          user: { name: '', email: 'none', picture: null },
          app_user: { id: ID, max_systems_count: 3 },
        }),
      },
      'getCurrentUser 200: data/user/email must match format "email"',
    ],
  ])('reports %s', async (_what, operations, breach) => {
    const watch = await watched(operations, '/auth/me');

    expect(() => watch.assertKept()).toThrow(breach);
  });

  it('reports a body that the contract does not document', async () => {
    const watch = await watched({ leaveProject: () => ({ left: true }) }, `/systems/${ID}/leave`, 'POST');

    expect(() => watch.assertKept()).toThrow('leaveProject answers 200, which the contract does not document');
  });

  it('ignores valid answers and paths without an operation', async () => {
    const user = {
      user: { name: 'Ann', email: 'ann@example.com', picture: null },
      app_user: { id: ID, max_systems_count: 3 },
    };
    const fitting = await watched({ getCurrentUser: () => user }, '/auth/me');
    const elsewhere = await watched({}, '/nowhere');

    expect(() => fitting.assertKept()).not.toThrow();
    expect(() => elsewhere.assertKept()).not.toThrow();
  });
});
