import { type ChildProcess, fork, type SerializationType } from 'node:child_process';
import { setPriority } from 'node:os';
import { dirname } from 'node:path';
import { runsFromSource } from '../package-paths.js';

const NICENESS = 10;

interface MediaChild {
  /** Of `package-paths.ts`. */
  entry: string;
  args?: string[];
  heapMb: number;
  /** `advanced` lets messages hold bytes. @default 'json' */
  serialization?: SerializationType;
}

/** Starts a process that reads a video: what a hostile file does to a decoder stays there. */
export function forkMediaChild({ entry, args = [], heapMb, serialization = 'json' }: MediaChild): ChildProcess {
  const child = fork(entry, args, {
    cwd: dirname(entry),
    // Neither the secrets of the server nor its settings are any business of a decoder.
    env: { PATH: process.env.PATH },
    execArgv: [`--max-old-space-size=${heapMb}`, ...(runsFromSource ? ['--import', 'tsx'] : [])],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization,
  });
  child.on('spawn', () => lowerPriority(child));
  return child;
}

/** People who look at flows come before those who wait for one. */
function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, NICENESS);
  } catch {
    // It ended already, or the system does not let us.
  }
}
