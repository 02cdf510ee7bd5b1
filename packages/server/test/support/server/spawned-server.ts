import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { waitUntil } from '../wait-until.js';

const hook = fileURLToPath(new URL('../processes/hold-children.ts', import.meta.url));
const main = fileURLToPath(new URL('../../../src/cli/main.ts', import.meta.url));
const builtMain = fileURLToPath(new URL('../../../dist/main.js', import.meta.url));

export interface SpawnOptions {
  /** Part of an argument: the server's child processes with it are suspended before they can do anything. */
  hold?: string;
}

export interface SpawnedServer {
  process: ChildProcess;
  /** Returns its output so far, of both streams. */
  output: () => string;
  /** Resolves with the address once it is ready; fails with its output if it ends before. */
  ready: Promise<string>;
  /** Resolves with the id of the first child process that is suspended. */
  heldChild: () => Promise<number>;
  /** Resolves with the exit code, or the signal that ended it. */
  exited: Promise<number | string>;
}

/** Starts `flowlens` from source in a separate process, with only the necessary environment. */
export function spawnFlowLens(args: string[], env: Record<string, string>, options?: SpawnOptions): SpawnedServer {
  return spawnNode(['--import', 'tsx', main, ...args], env, options);
}

/** Starts the built package instead, which is faster. */
export function spawnBuiltFlowLens(args: string[], env: Record<string, string>, options?: SpawnOptions): SpawnedServer {
  return spawnNode([builtMain, ...args], env, options);
}

/** Starts a built package that is installed elsewhere. */
export function spawnFlowLensAt(main: string, args: string[], env: Record<string, string>): SpawnedServer {
  return spawnNode([main, ...args], env);
}

function spawnNode(args: string[], env: Record<string, string>, { hold }: SpawnOptions = {}): SpawnedServer {
  const held = hold === undefined ? [] : ['--import', hook];
  const { PATH, BUNDLED_CHILDREN } = process.env;
  const own = { PATH, ...(BUNDLED_CHILDREN !== undefined && { BUNDLED_CHILDREN }) };
  const child = spawn(process.execPath, [...held, ...args], {
    cwd: dirname(main),
    env: { ...own, ...(hold !== undefined && { HELD_CHILDREN: hold }), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const exited = once(child, 'close').then(([code, signal]: (number | string | null)[]) => code ?? signal ?? 'unknown');
  const ready = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const address = /FlowLens is ready at (http:[^\s"]+)[\s"]/.exec(output)?.[1];
        if (address) resolve(address);
      });
    }
    void exited.then((how) => reject(new Error(`It ended with ${how}:\n${output}`)));
  });
  ready.catch(() => undefined);
  async function heldChild(): Promise<number> {
    let pid: string | undefined;
    await waitUntil('a child process is held', () => (pid = /^held (\d+)$/m.exec(output)?.[1]) !== undefined);
    return Number(pid);
  }
  return { process: child, output: () => output, ready, heldChild, exited };
}
