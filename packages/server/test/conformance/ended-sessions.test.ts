import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { backUp } from '../../src/features/backup/backup.js';
import { restore } from '../../src/features/backup/restore.js';
import { type Config, readConfig } from '../../src/platform/config/config.js';
import { endSessions } from '../../src/features/auth/sessions/end-sessions.js';
import { startServer } from '../../src/cli/start.js';
import { openStorage } from '../../src/platform/storage/open-storage.js';
import { createDataFolder } from '../support/server/data-folder.js';
import { NO_LIMITS } from '../support/server/no-limits.js';
import { newEmptyDatabase } from '../support/database/test-database.js';
import { openDatabase } from '../support/database/open-database.js';
import { quietLog } from '../support/server/quiet-log.js';
import { aRecorder } from '../support/recordings/recorder-token.js';
import type { Column } from './world/actors.js';
import { createSend, type Send } from './calls/calls.js';
import { nameOf, ROWS } from './matrix/rows.js';
import { type Place, placeOf } from './world/place.js';
import { expectedOf, type Row } from './calls/row.js';
import { openStage, type Stage } from './world/stage.js';
import type { World } from './world/world.js';

interface Restored {
  keepSessions: boolean;
  /** Variables of the server on the restored database. */
  env?: Record<string, string>;
  sameSecret?: boolean;
}

/** Omits rows that require preparation, because nobody could prepare them any more. */
const REPLAYED = ROWS.filter(({ prepare, operation }) => prepare === undefined && operation !== 'signOut');

describe('a person whose sessions were ended', () => {
  let stage: Stage;
  let world: World;
  let place: Place;
  beforeAll(async () => {
    stage = await openStage();
  });
  afterAll(async () => stage.server.close());
  beforeEach(async () => {
    world = await stage.newWorld();
    place = placeOf('owner', world, stage.cast);
  });

  /** Calls every operation as `player`; returns the responses that differ from those to `column`. */
  async function differing(player: Column, column: Column, send: Send = stage.send) {
    const found: unknown[] = [];
    for (const row of REPLAYED) {
      const expected = statusOf(row, column);
      const { status } = await stage.play(row, player, place, send);
      if (status !== expected) found.push({ call: nameOf(row), status, expected });
    }
    return found;
  }

  /** Checks that the owner's session and agent token are invalid. */
  async function expectEnded(send?: Send) {
    expect(await differing('owner', 'signedOut', send)).toEqual([]);
    expect(await differing('agent', 'anonymous', send)).toEqual([]);
  }
  const isAlive = async (column: Column, send = stage.send) =>
    (await send('getCurrentUser', { headers: stage.cast.credentials[column] })).status === 200;

  it('is rejected everywhere after signing out everywhere, unlike everybody else', async () => {
    const response = await stage.send('signOutEverywhere', { headers: stage.cast.credentials.owner });

    expect(response.status).toBe(204);
    await expectEnded();
    expect(await isAlive('admin')).toBe(true);
  });

  it('is rejected everywhere after end-sessions --user', async () => {
    const { userId } = stage.cast.people.owner;

    expect(await endSessions(stage.server.database.db, { userId, agentTokens: true })).toEqual({
      sessions: 1,
      agentTokens: 1,
      recorderTokens: 0,
      embedTokens: 0,
    });
    await expectEnded();
    expect(await isAlive('admin')).toBe(true);
  });

  it('is rejected everywhere after end-sessions without a user, like everybody else', async () => {
    await endSessions(stage.server.database.db, { agentTokens: true });

    await expectEnded();
    expect(await isAlive('admin')).toBe(false);
  });

  it('keeps the agent token after end-sessions --keep-agent-tokens', async () => {
    await endSessions(stage.server.database.db, { agentTokens: false });

    expect(await differing('owner', 'signedOut')).toEqual([]);
    expect(await differing('agent', 'agent')).toEqual([]);
  });

  it('is rejected everywhere after another issuer is configured', async () => {
    const { db } = stage.server.database;
    const { userId } = stage.cast.people.owner;
    const isOf = (issuer: string) => db.updateTable('users').set({ issuer }).where('id', '=', userId).execute();
    const { issuer } = await db.selectFrom('users').select('issuer').where('id', '=', userId).executeTakeFirstOrThrow();

    await isOf('https://id.example.com');
    await expectEnded().finally(() => isOf(issuer));
  });

  describe('a person on a restored server', () => {
    let folder: string;
    let file: string;
    let recorder: { authorization: string };
    beforeEach(async () => {
      const { authorization } = await aRecorder(stage.server.url, stage.cast.people.owner);
      recorder = { authorization };
      folder = mkdtempSync(join(tmpdir(), 'fl-ended-'));
      file = join(folder, 'backup.tar.gz');
      const { dataFolder, database } = stage.server;
      const config = readConfig({ FLOWLENS_DATA: dataFolder });
      await backUp({ config, database, storage: openStorage(config), file, print: () => undefined });
      return () => rmSync(folder, { recursive: true, force: true });
    });

    /** Restores the backup, and runs `work` against a server on it with the same secret. */
    async function onRestored(
      { keepSessions, env = {}, sameSecret = true }: Restored,
      work: (send: Send) => Promise<void>,
    ): Promise<string[]> {
      const said: string[] = [];
      const print = (line: string) => void said.push(line);
      const dataFolder = createDataFolder();
      const config = readConfig({
        PORT: '0',
        FLOWLENS_DATA: dataFolder,
        FLOWLENS_MIN_FREE_MB: '1',
        ...(await newEmptyDatabase()),
        ...NO_LIMITS,
        ...env,
      });
      await restoreInto(config, { keepSessions, print });
      if (sameSecret) copyFileSync(join(stage.server.dataFolder, 'secret'), join(dataFolder, 'secret'));
      const server = await startServer({ config, log: quietLog, print: () => undefined });
      await work(createSend(server.url)).finally(async () => {
        await server.close();
        rmSync(dataFolder, { recursive: true, force: true });
      });
      return said;
    }

    async function restoreInto(config: Config, options: { keepSessions: boolean; print: (line: string) => void }) {
      const database = await openDatabase(config);
      await restore({ config, database, storage: openStorage(config), file, ...options }).finally(() =>
        database.close(),
      );
    }

    it('is rejected everywhere, and the operator learns which links are active again', async () => {
      const said = await onRestored({ keepSessions: false }, async (send) => {
        await expectEnded(send);
        expect(await isAlive('admin', send)).toBe(false);
        expect((await send('listProjects', { headers: recorder })).status).toBe(401);
        expect((await send('listProjects', { headers: stage.cast.credentials.embedded })).status).toBe(401);
        const key = { authorization: `Bearer ${stage.cast.embedding.key}` };
        const person = { email: 'kim@customer.example', name: 'Kim' };
        expect((await send('createEmbedToken', { headers: key, body: person })).status).toBe(401);
      });

      expect(said).toContainEqual(
        expect.stringMatching(/^Ended \d+ sessions, 2 agent tokens, 1 recorder token and 2 embed tokens, because/),
      );
      expect(said).toContainEqual(
        expect.stringMatching(
          /^Active again, as at the time of the backup: \d+ public links, 3 invitations by e-mail, 3 /,
        ),
      );
    });

    it('stays signed in with --keep-sessions', async () => {
      const said = await onRestored({ keepSessions: true }, async (send) => {
        expect(await isAlive('owner', send)).toBe(true);
        expect((await stage.play(rowOf('getFlow'), 'agent', place, send)).status).toBe(200);
        expect((await send('listProjects', { headers: recorder })).status).toBe(200);
      });

      expect(said.join()).not.toContain('Ended');
    });

    it('stays signed in with another secret, which ends only access tokens', async () => {
      await onRestored({ keepSessions: true, sameSecret: false }, async (send) => {
        expect(await isAlive('owner', send)).toBe(false);
        expect((await stage.play(rowOf('refreshSession'), 'owner', place, send)).status).toBe(200);
        expect((await stage.play(rowOf('getFlow'), 'agent', place, send)).status).toBe(200);
      });
    });

    it('is signed out, with their assistants, when a real issuer replaces the development issuer', async () => {
      const env = { OIDC_ISSUER: 'https://127.0.0.1:9', GOOGLE_CLIENT_ID: 'flowlens', GOOGLE_CLIENT_SECRET: 'hush' };

      await onRestored({ keepSessions: true, env }, async (send) => {
        for (const operation of ['getCurrentUser', 'listProjects', 'refreshSession'] as const)
          expect((await stage.play(rowOf(operation), 'owner', place, send)).status).toBe(401);
        expect((await stage.play(rowOf('getFlow'), 'agent', place, send)).status).toBe(401);
        expect((await send('listProjects', { headers: recorder })).status).toBe(401);
      });
    });
  });
});

const rowOf = (operation: Row['operation']) =>
  ROWS.find((row) => row.operation === operation) ?? expect.unreachable(operation);

function statusOf(row: Row, column: Column): number {
  return Object.fromEntries(expectedOf(row))[column] ?? 0;
}
