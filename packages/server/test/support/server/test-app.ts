import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { tmpdir } from 'node:os';
import type { Actor } from '../../../src/http/actor.js';
import { createApp } from '../../../src/http/app.js';
import type { ReadLinkPage } from '../../../src/http/pages/link-pages.js';
import { readConfig } from '../../../src/platform/config/config.js';
import type { Logger } from '../../../src/platform/logging/logger.js';
import type { Operations } from '../../../src/http/operation-handler.js';
import { quietLog } from './quiet-log.js';

interface TestAppOptions {
  operations?: Operations;
  env?: Record<string, string>;
  log?: Logger;
  ready?: boolean;
  started?: boolean;
  readLinkPage?: ReadLinkPage;
}

/** Token that `createTestApp` accepts everywhere. */
export const GOOD_TOKEN = 'Bearer a-good-token';
/** Token of another person. */
export const OTHER_TOKEN = 'Bearer another-good-token';

/** Recorder token of the person of `GOOD_TOKEN`. */
export const RECORDER_TOKEN = 'Bearer a-recorder-token';

const SESSION = { kind: 'session' } as const;
const people = new Map<string | undefined, Actor>([
  [
    GOOD_TOKEN,
    {
      ...SESSION,
      userId: 'user-ann',
      sessionId: 'session-1',
      email: 'ann@example.com',
      name: 'Ann Archer',
      hostedDomain: null,
    },
  ],
  [
    OTHER_TOKEN,
    {
      ...SESSION,
      userId: 'user-bob',
      sessionId: 'session-2',
      email: 'bob@example.com',
      name: 'Bob Builder',
      hostedDomain: null,
    },
  ],
  [
    RECORDER_TOKEN,
    {
      kind: 'recorder',
      userId: 'user-ann',
      sessionId: 'token-1',
      email: 'ann@example.com',
      name: 'Ann',
      hostedDomain: null,
    },
  ],
]);

/** The HTTP layer without a database: the test's own handlers behind the real protection. */
export function createTestApp({
  operations = {},
  env = {},
  log = quietLog,
  ready = true,
  started = true,
  readLinkPage = () => Promise.resolve({ head: '', frameOrigins: [] }),
}: TestAppOptions = {}): Promise<FastifyInstance> {
  return createApp({
    config: readConfig({ FLOWLENS_DATA: tmpdir(), FLOWLENS_MIN_FREE_MB: '1', ...env }),
    log,
    isStarted: () => started,
    isReady: () => Promise.resolve(ready),
    measured: {
      database: { pool: new pg.Pool() },
      jobs: { counts: () => Promise.resolve([]) },
    },
    product: {
      operations,
      authenticate: ({ headers }) => Promise.resolve(people.get(headers.authorization) ?? null),
      readLinkPage,
      findSessionKind: () => Promise.resolve('bearer'),
      routes: () => undefined,
    },
  });
}
