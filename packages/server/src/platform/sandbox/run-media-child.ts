import { type ChildProcess, fork, type SerializationType } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname } from 'node:path';
import { runsFromSource } from '../package-paths.js';
import type { FileAccess, MediaSandbox } from './sandbox.js';
import { type UsageLimits, watchUsage } from './watch-usage.js';

const SHELL = '/bin/sh';
/** Added to the limit for the system, which also counts what V8 reserves for the code of each thread and does not use. */
const RESERVED_MB = 2_048;
/** Added to the number of a signal in the exit code of a wrapper whose process was ended by it. */
const SIGNALLED = 128;
/** A terminal and a service manager send these to the server and to all its processes at once. */
const STOPS = new Set<NodeJS.Signals>(['SIGINT', 'SIGTERM', 'SIGHUP']);

const WHY_ENDED = {
  used_up: 'used up its processor time',
  too_large: 'took too much memory',
  starved: 'got no processor time',
};

/** A process that reads a video and calls `reportUsage`, so that a hostile file harms no other process. */
interface MediaChild<Message, Result, Order> {
  /** Of `package-paths.ts`. */
  entry: string;
  args?: string[];
  heapMb: number;
  /** `advanced` lets messages hold bytes. @default 'json' */
  serialization?: SerializationType;
  sandbox: MediaSandbox;
  /** Files it may use beside its program. @default none */
  access?: FileAccess;
  limits: UsageLimits;
  /** Ends the process. */
  signal: AbortSignal;
  onStart?: (running: RunningChild<Result, Order>) => void;
  onMessage: (message: Message, running: RunningChild<Result, Order>) => void;
}

interface RunningChild<Result, Order> {
  send: (order: Order) => void;
  /** Allows this much more processor time than has been used so far. */
  allow: (cpuMs: number) => void;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/** Thrown when a process ends without a result. Only `used_up`, `too_large` and `crashed` blame the video. */
export class MediaChildEnded extends Error {
  override name = 'MediaChildEnded';

  constructor(
    readonly how: 'used_up' | 'too_large' | 'starved' | 'stopped' | 'killed' | 'crashed',
    what: string,
  ) {
    super(`The process of a video ${what}.`);
  }
}

/**
 * Runs a process until `onMessage` resolves or rejects, and ends it then.
 *
 * @throws MediaChildEnded; the reason of `signal`
 */
export async function runMediaChild<Message, Result, Order extends object = never>(
  options: MediaChild<Message, Result, Order>,
): Promise<Result> {
  const { signal } = options;
  signal.throwIfAborted();
  const child = start(options);
  const end = () => child.kill('SIGKILL');
  signal.addEventListener('abort', end, { once: true });
  try {
    const result = await attend(child, options);
    end();
    // The caller must be the only process that holds the files.
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    return result;
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener('abort', end);
    end();
  }
}

function start({
  entry,
  args = [],
  heapMb,
  serialization = 'json',
  sandbox,
  access = { read: [], write: [] },
  limits,
}: Pick<
  MediaChild<never, never, never>,
  'entry' | 'args' | 'heapMb' | 'serialization' | 'sandbox' | 'access' | 'limits'
>): ChildProcess {
  const nodeArgs = [`--max-old-space-size=${heapMb}`, ...(runsFromSource ? ['--import', 'tsx'] : [])];
  const [execPath, ...execArgv] = bounded(sandbox.command(nodeArgs, access), limits.memoryMb);
  return fork(entry, args, {
    cwd: dirname(entry),
    // Neither the secrets of the server nor its settings are any business of a decoder.
    env: { PATH: process.env.PATH },
    ...(execPath !== undefined && { execPath }),
    execArgv,
    // The last one is the pipe of `reportUsage`.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc', 'pipe'],
    serialization,
  });
}

/**
 * Limits the memory of the process by the system, if possible. Reports come too late for a sudden burst, and a hijacked
 * process need not report. A core file would be a copy of the video.
 */
function bounded(command: string[], memoryMb: number): string[] {
  if (process.platform !== 'linux' || !existsSync(SHELL)) return command;
  const script = 'ulimit -c 0; ulimit -d "$0" 2> /dev/null; exec "$@"';
  return [SHELL, '-c', script, String((memoryMb + RESERVED_MB) * 1_024), ...command];
}

function howEnded(signal: NodeJS.Signals | null): MediaChildEnded['how'] {
  if (signal === 'SIGKILL') return 'killed';
  return signal !== null && STOPS.has(signal) ? 'stopped' : 'crashed';
}

/** The signal that ended the process within a sandbox, which exits with its number. */
function signalOf(code: number | null): NodeJS.Signals | null {
  const entry = Object.entries(constants.signals).find(([, number]) => number + SIGNALLED === code);
  return (entry?.[0] as NodeJS.Signals | undefined) ?? null;
}

function attend<Message, Result, Order extends object>(
  child: ChildProcess,
  { limits, onStart, onMessage }: MediaChild<Message, Result, Order>,
): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const watch = watchUsage(child, limits, (limit) => reject(new MediaChildEnded(limit, WHY_ENDED[limit])));
  const running: RunningChild<Result, Order> = {
    // A process that ended says so itself.
    send: (order) => child.connected && child.send(order, () => undefined),
    allow: watch.allow,
    resolve,
    reject,
  };
  child.on('error', reject);
  child.on('exit', (code, signal) => {
    const by = signal ?? signalOf(code);
    reject(new MediaChildEnded(howEnded(by), `ended with ${by ?? code}`));
  });
  child.on('message', (message: Message) => {
    try {
      onMessage(message, running);
    } catch (error) {
      // It may say anything.
      reject(error);
    }
  });
  onStart?.(running);
  return promise.finally(watch.stop);
}
