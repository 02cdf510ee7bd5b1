import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../../src/cli/main.ts', import.meta.url));
const builtMain = fileURLToPath(new URL('../../../dist/main.js', import.meta.url));

export interface SpawnedServer {
  process: ChildProcess;
  /** Returns its output so far, of both streams. */
  output: () => string;
  /** Resolves with the address once it is ready; fails with its output if it ends before. */
  ready: Promise<string>;
  /** Resolves with the exit code, or the signal that ended it. */
  exited: Promise<number | string>;
}

/** Starts `flowlens` from source in a separate process, with only the necessary environment. */
export function spawnFlowLens(args: string[], env: Record<string, string>): SpawnedServer {
  return spawnNode(['--import', 'tsx', main, ...args], env);
}

/** Starts the built package instead, which is faster. */
export function spawnBuiltFlowLens(args: string[], env: Record<string, string>): SpawnedServer {
  return spawnFlowLensAt(builtMain, args, env);
}

/** Starts a built package that is installed elsewhere. */
export function spawnFlowLensAt(main: string, args: string[], env: Record<string, string>): SpawnedServer {
  return spawnNode([main, ...args], env);
}

function spawnNode(args: string[], env: Record<string, string>): SpawnedServer {
  const child = spawn(process.execPath, args, {
    cwd: dirname(main),
    env: { PATH: process.env.PATH, ...env },
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
  return { process: child, output: () => output, ready, exited };
}
