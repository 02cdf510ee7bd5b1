import { type ChildProcess, execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readClip } from '../../../test/support/recordings/make-video.js';
import { quietLog } from '../../../test/support/server/quiet-log.js';
import { makeMedia } from '../../recordings/process/make-media.js';
import { MediaChildEnded, runMediaChild } from './run-media-child.js';
import {
  type FileAccess,
  type MediaSandbox,
  nodeSandbox,
  noSandbox,
  openMediaSandbox,
  systemSandbox,
} from './sandbox.js';

const place = realpathSync(mkdtempSync(join(tmpdir(), 'flowlens-sandbox-')));
const dataFolder = join(place, 'data');
const work = join(dataFolder, 'processing', 'flow.1');
const access: FileAccess = { read: [join(work, 'source')], write: [join(work, 'made')] };
const hasSystem = (await openMediaSandbox({ mediaSandbox: 'auto', dataFolder: tmpdir() })).kind === 'system';
if (!hasSystem) console.log('There is no usable bwrap: the tests of the sandbox of the system are left out.');

/** Tries actions of a compromised process, and prints which of them succeeded. */
const ATTACKS = `
  const { createConnection } = require('node:net');
  const { execFileSync } = require('node:child_process');
  const fs = require('node:fs');
  const [work, secret, outside, port, socket] = process.argv.slice(1);
  const reaches = (to) => new Promise((resolve) => createConnection(to).once('connect', () => resolve(true)).once('error', () => resolve(false)));
  const works = (action) => { try { action(); return true; } catch { return false; } };
  void (async () => {
    console.log(JSON.stringify({
      readsSource: works(() => fs.readFileSync(work + '/source')),
      writesResult: works(() => fs.writeFileSync(work + '/made/video.mp4', 'x')),
      changesSource: works(() => fs.writeFileSync(work + '/source', 'x')),
      readsSecret: works(() => fs.readFileSync(secret)),
      linksSecret: works(() => fs.linkSync(secret, work + '/made/thumbnail.jpg')),
      writesOutside: works(() => fs.writeFileSync(outside, 'x')),
      startsProcess: works(() => execFileSync(process.execPath, ['--version'])),
      callsServer: await reaches({ host: '127.0.0.1', port: Number(port) }),
      callsDatabase: await reaches({ path: socket }),
    }));
    process.exit();
  })();
`;

describe('the sandbox of a process that reads a video', () => {
  const secret = join(dataFolder, 'secret');
  const outside = join(dataFolder, 'blobs', 'planted.mp4');
  const socket = join(place, 'database.sock');
  const servers: Server[] = [];
  beforeAll(async () => {
    for (const folder of [join(dataFolder, 'blobs'), join(work, 'made')]) mkdirSync(folder, { recursive: true });
    writeFileSync(secret, 'hush');
    writeFileSync(join(work, 'source'), 'video');
    for (const address of [{ host: '127.0.0.1', port: 0 }, { path: socket }]) {
      const server = createServer((connection) => connection.end()).listen(address);
      await once(server, 'listening');
      servers.push(server);
    }
  });
  afterAll(() => {
    for (const server of servers) server.close();
    rmSync(place, { recursive: true, force: true });
  });

  async function attack(sandbox: MediaSandbox): Promise<unknown> {
    const { port } = servers[0]?.address() as AddressInfo;
    const [file = '', ...args] = sandbox.command(
      ['--eval', ATTACKS, work, secret, outside, String(port), socket],
      access,
    );
    const { stdout } = await promisify(execFile)(file, args);
    return JSON.parse(stdout);
  }

  it.runIf(hasSystem)('denies native code the network, other processes and other files (bubblewrap)', async () => {
    expect(await attack(systemSandbox(dataFolder))).toEqual({
      readsSource: true,
      writesResult: true,
      changesSource: false,
      readsSecret: false,
      linksSecret: false,
      writesOutside: false,
      // Another contained process.
      startsProcess: true,
      callsServer: false,
      callsDatabase: false,
    });
    expect(existsSync(outside)).toBe(false);
  });

  it('denies JavaScript other processes and other files (permission model of Node)', async () => {
    expect(await attack(nodeSandbox)).toMatchObject({
      readsSource: true,
      writesResult: true,
      changesSource: false,
      readsSecret: false,
      linksSecret: false,
      writesOutside: false,
      startsProcess: false,
    });
  });

  it('grants the rights of the server when it is off', async () => {
    const { kind } = await openMediaSandbox({ mediaSandbox: 'off', dataFolder });

    expect(kind).toBe('none');
    expect(await attack(noSandbox)).toMatchObject({ readsSecret: true, callsServer: true, callsDatabase: true });
    expect(readFileSync(join(work, 'source'), 'utf8')).toBe('x');
  });

  it('exits the server at start when it is required and bwrap is unavailable', async () => {
    const path = process.env.PATH;
    process.env.PATH = place;
    const opened = openMediaSandbox({ mediaSandbox: 'require', dataFolder });
    process.env.PATH = path;

    await expect(opened).rejects.toThrow(
      'FLOWLENS_MEDIA_SANDBOX: the sandbox is required and cannot be used: there is no bwrap. Install bubblewrap',
    );
  });

  it.runIf(hasSystem)('processes a complete video (bubblewrap)', async () => {
    rmSync(join(work, 'made'), { recursive: true });
    writeFileSync(join(work, 'source'), await readClip());
    const { signal } = new AbortController();

    const made = await makeMedia({
      source: join(work, 'source'),
      folder: work,
      sandbox: systemSandbox(dataFolder),
      signal,
      log: quietLog,
    });
    expect(made.durationMs).toBeGreaterThan(9_000);
    expect([made.video, made.preview, made.thumbnail].filter((path) => existsSync(path))).toHaveLength(3);
  });

  it.runIf(hasSystem)('kills the sandboxed process together with its wrapper', async () => {
    const [file = '', ...args] = systemSandbox(dataFolder).command(
      ['--eval', 'setInterval(() => process.stdout.write("."), 20)'],
      access,
    );
    const child: ChildProcess = execFile(file, args);
    await once(child.stdout!, 'data');
    child.kill('SIGKILL');

    // The pipe closes with the last process that holds its end.
    child.stdout!.resume();
    await once(child.stdout!, 'end');
  });
});

describe('the memory of a process that reads a video', () => {
  /** Runs a program that repeatedly allocates 100 MB outside the heap, until it is ended. */
  async function outcome(how: 'reports' | 'is silent', pauseMs: number): Promise<unknown> {
    const messages: unknown[] = [];
    const ended = await runMediaChild({
      entry: fileURLToPath(new URL('../../../test/support/processes/greedy-child.ts', import.meta.url)),
      args: [how, String(pauseMs)],
      heapMb: 256,
      sandbox: noSandbox,
      limits: { cpuMs: 600_000, starvedMs: 600_000, memoryMb: 800 },
      signal: new AbortController().signal,
      onMessage: (message) => messages.push(message),
    }).catch((error: unknown) => (error instanceof MediaChildEnded ? error.how : error));
    return [...messages, ended];
  }

  it('is limited outside the heap too, even while the event loop is blocked', async () => {
    expect(await outcome('reports', 150)).toEqual(['started', 'too_large']);
  });

  it.runIf(process.platform === 'linux')('is limited by the system when the process reports none', async () => {
    expect(await outcome('is silent', 0)).toEqual(['started', 'crashed']);
  });
});
