import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, rmSync, statSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SocketFolder } from './socket-folder.js';

afterEach(() => vi.unstubAllEnvs());

/** Another test run on this machine creates folders for others. */
const aDataFolder = () => `/srv/${randomUUID()}`;

describe('SocketFolder', () => {
  it('is private to this user, and removed afterwards', () => {
    const socket = new SocketFolder(aDataFolder());
    socket.make();

    expect(statSync(socket.folder).mode & 0o777).toBe(0o700);
    socket.remove();
    expect(existsSync(socket.folder)).toBe(false);
  });

  it('differs for each data folder', () => {
    const deep = new SocketFolder(`/${'deep/'.repeat(100)}`);

    expect(deep.path.length).toBeLessThanOrEqual(100);
    expect(deep.path).toBe(new SocketFolder(`/${'deep/'.repeat(100)}`).path);
    expect(deep.path).not.toBe(new SocketFolder('/srv/other').path);
  });

  it('avoids a temporary folder whose path is too long', () => {
    vi.stubEnv('TMPDIR', `/tmp/${'x'.repeat(100)}`);

    expect(new SocketFolder('/srv/flowlens').path).toMatch(/^\/tmp\/flowlens-/);
  });

  it('rejects a folder that others can enter', () => {
    const dataFolder = aDataFolder();
    const prepared = new SocketFolder(dataFolder);
    prepared.make();
    chmodSync(prepared.folder, 0o777);

    expect(() => new SocketFolder(dataFolder).make()).toThrow('is open to other users. Remove it, or set TMPDIR.');
    rmSync(prepared.folder, { recursive: true });
  });

  it('is a pipe on Windows, where clients look for it as for a socket', () => {
    const socket = new SocketFolder('C:\\flowlens', 'win32');
    socket.make();

    expect(socket.path).toMatch(/^\/\/\.\/pipe\/flowlens-[^/]+\/\.s\.PGSQL\.5432$/);
    expect(socket.path).toBe(`${socket.folder}/.s.PGSQL.5432`);
    socket.remove();
  });

  it('keeps the folder of another server', () => {
    const dataFolder = aDataFolder();
    const holder = new SocketFolder(dataFolder);
    holder.make();
    new SocketFolder(dataFolder).remove();

    expect(existsSync(holder.folder)).toBe(true);
    holder.remove();
  });
});
