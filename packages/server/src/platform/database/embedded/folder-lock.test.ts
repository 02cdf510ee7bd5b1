import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDataFolder } from '../../../../test/support/server/data-folder.js';
import { FolderLock } from './folder-lock.js';
import { FolderInUseError, FolderTakenError } from './folder-lock-errors.js';
import { identify, processNamespace, type ProcessIdentity, isRunning } from './process-identity.js';

let folder: string;
let path: string;
beforeEach(() => {
  folder = createDataFolder();
  path = join(folder, 'database.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const me = identify(process.pid);
const here = { host: hostname(), namespace: processNamespace() };
const write = (content: object) => writeFileSync(path, JSON.stringify(content));
const touchedAgo = (seconds: number) => utimesSync(path, Date.now() / 1000 - seconds, Date.now() / 1000 - seconds);
/** Takes over a lock from another machine. The holder is gone, so a short watch is enough. */
const takeOver = () => FolderLock.take(folder, 100);
/** Touches the lock like its server, by its own clock. Returns a function that stops it. */
function keepTouched(behindSeconds = 0): () => void {
  touchedAgo(behindSeconds);
  const timer = setInterval(() => touchedAgo(behindSeconds), 100);
  return () => clearInterval(timer);
}
const holder = () => (JSON.parse(readFileSync(path, 'utf8')) as { server: ProcessIdentity }).server;

async function endedProcess(): Promise<ProcessIdentity> {
  const child = spawn(process.execPath, ['--eval', '']);
  const identity = identify(child.pid ?? 0);
  await once(child, 'close');
  if (!identity) throw new Error('the process could not be identified');
  return identity;
}

describe('FolderLock', () => {
  it('has one holder', async () => {
    const lock = await FolderLock.take(folder);

    await expect(FolderLock.take(folder)).rejects.toThrow(
      `The data folder ${folder} is in use by another FlowLens server (process ${process.pid}). ` +
        'Stop that one, or choose another folder with FLOWLENS_DATA.',
    );
    lock.release();
    (await FolderLock.take(folder)).release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is granted to one of many simultaneous callers', async () => {
    const asked = await Promise.allSettled(Array.from({ length: 20 }, () => FolderLock.take(folder)));

    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const answer of asked)
      if (answer.status === 'rejected') expect(answer.reason).toBeInstanceOf(FolderInUseError);
  });

  it.each([
    ['a process that has ended', async () => write({ ...here, server: await endedProcess() })],
    [
      'an earlier process with the id of a living one',
      () => Promise.resolve(write({ ...here, server: { ...me, started: '1' } })),
    ],
    ['nobody: it was cut short', () => Promise.resolve(writeFileSync(path, '{"host":"'))],
    ['nobody: it is empty', () => Promise.resolve(writeFileSync(path, ''))],
  ])('is taken over from %s', async (_whom, prepare) => {
    await prepare();
    await FolderLock.take(folder);

    expect(holder()).toEqual(me);
    expect(readdirSync(folder)).toEqual(['database.lock']);
  });

  it('stays with a server on another machine while that touches it', async () => {
    write({ ...here, host: 'another-machine', server: { pid: process.pid, started: '1' } });

    const stop = keepTouched();
    await expect(FolderLock.take(folder)).rejects.toThrow(`(process ${process.pid} on another-machine)`);
    stop();
    touchedAgo(60);
    await takeOver();
    expect(holder()).toEqual(me);
  });

  it('stays with a server in another container of the same name while that touches it', async () => {
    write({ ...here, namespace: 'pid:[1]', server: await endedProcess() });

    const stop = keepTouched();
    await expect(FolderLock.take(folder)).rejects.toThrow(`in another container on ${hostname()})`);
    stop();
    touchedAgo(60);
    await takeOver();
    expect(holder()).toEqual(me);
  });

  it.each([
    ['behind', 60],
    ['ahead', -60],
  ])('stays with a server whose clock is %s while that touches it', async (_where, behindSeconds) => {
    write({ ...here, host: 'another-machine', server: { pid: process.pid, started: '1' } });

    const stop = keepTouched(behindSeconds);
    await expect(FolderLock.take(folder).finally(stop)).rejects.toThrow(FolderInUseError);
  });

  it('is taken over by a restarted container after a wait', async () => {
    write({ ...here, namespace: 'pid:[1]', server: await endedProcess() });
    touchedAgo(14);

    await takeOver();

    expect(holder()).toEqual(me);
  });

  it('kills no process when it is taken over from another container', async () => {
    const stranger = spawn(process.execPath, ['--eval', 'setInterval(() => undefined, 1000)']);
    const database = { pid: stranger.pid ?? 0, started: '' };
    write({ ...here, namespace: 'pid:[1]', server: await endedProcess(), database });
    utimesSync(path, 0, 0);

    await takeOver();

    expect(isRunning(database)).toBe(true);
    stranger.kill();
  });

  it('is neither touched, nor changed, nor removed once another server has it', async () => {
    const lock = await FolderLock.take(folder);
    write({ ...here, host: 'another-machine', server: { pid: 7, started: '1' } });
    const others = readFileSync(path, 'utf8');
    utimesSync(path, 0, 0);

    expect(() => lock.touch()).toThrow(FolderTakenError);
    expect(() => lock.noteDatabase(process.pid, '/tmp/socket')).toThrow(FolderTakenError);
    lock.release();

    expect([readFileSync(path, 'utf8'), statSync(path).mtimeMs]).toEqual([others, 0]);
  });

  it('is taken over only after the database process of the dead server is gone', async () => {
    const orphan = spawn(process.execPath, ['--eval', 'setInterval(() => undefined, 1000)']);
    const database = identify(orphan.pid ?? 0);
    if (!database) throw new Error('the process could not be identified');
    write({ ...here, server: await endedProcess(), database });

    await FolderLock.take(folder);

    expect(isRunning(database)).toBe(false);
    expect(orphan.signalCode ?? (await once(orphan, 'exit'))[1]).toBe('SIGKILL');
  });

  it('is restored after a removal, and survives that of its folder', async () => {
    const lock = await FolderLock.take(folder);
    rmSync(path);
    lock.touch();

    await expect(FolderLock.take(folder)).rejects.toThrow(FolderInUseError);
    rmSync(folder, { recursive: true });
    lock.touch();
    expect(existsSync(folder)).toBe(false);
  });

  it('stays held while it notes the database process', async () => {
    const lock = await FolderLock.take(folder);
    lock.noteDatabase(process.pid, '/tmp/socket');

    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({
      ...here,
      server: me,
      database: me,
      socketFolder: '/tmp/socket',
    });
    await expect(FolderLock.take(folder)).rejects.toThrow(FolderInUseError);
    lock.release();
    expect(existsSync(path)).toBe(false);
  });
});
