import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Wrapper programs; each becomes the wrapped process or starts it a moment later. */
const WRAPPERS = new Set(['bwrap', 'sh']);

/**
 * Returns the id of a running process that this one (or `parent`) started, by its command line. For a process in a
 * sandbox, returns its own id, not that of the sandbox.
 */
export async function findChild(command: string, parent = process.pid): Promise<number | undefined> {
  const child = await findOwnChild(command, parent);
  if (child === undefined) return undefined;
  const inner = await findChild(command, child);
  if (inner !== undefined) return inner;
  const name = await nameOf(child);
  return name === undefined || WRAPPERS.has(name) ? undefined : child;
}

/** Undefined if the process has ended. */
async function nameOf(pid: number): Promise<string | undefined> {
  const name = await readFile(join('/proc', String(pid), 'comm'), 'utf8').catch(() => undefined);
  return name?.trim();
}

async function findOwnChild(command: string, parent: number): Promise<number | undefined> {
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const [status, commandLine] = await Promise.all(
      ['status', 'cmdline'].map((file) => readFile(join('/proc', name, file), 'utf8').catch(() => '')),
    );
    const isOurs = new RegExp(`^PPid:\\s${parent}$`, 'm').test(status ?? '');
    if (isOurs && !/^State:\s*Z/m.test(status ?? '') && commandLine?.includes(command)) return Number(name);
  }
  return undefined;
}
