import { type ChildProcess, fork, type SerializationType } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname } from 'node:path';
import { loaderArgs } from '../package-paths.js';
import type { FileAccess, MediaSandbox } from './sandbox.js';
import { type UsageLimits, watchUsage } from './watch-usage.js';

const SHELL = '/bin/sh';
/** Added to the system's limit, which also counts memory that V8 reserves for each thread's code without using it. */
const RESERVED_MB = 2_048;
/** A wrapper whose process was ended by a signal exits with the signal's number plus this. */
const SIGNALLED = 128;
/** Signals that a terminal or service manager sends to the server and all of its processes at once. */
const STOP_SIGNALS = new Set<NodeJS.Signals>(['SIGINT', 'SIGTERM', 'SIGHUP']);

const WHY_ENDED = {
  used_up: 'used up its processor time',
  too_large: 'took too much memory',
  starved: 'got no processor time',
};

/** A separate process that reads a video and calls `reportUsage`, so that a hostile file harms no other process. */
interface MediaChild<Message, Result, Order> {
  /** Entry from `package-paths.ts`. */
  entry: string;
  args?: string[];
  heapMb: number;
  /** `advanced` allows messages to contain bytes. @default 'json' */
  serialization?: SerializationType;
  sandbox: MediaSandbox;
  /** Files that it may use in addition to its program. @default none */
  access?: FileAccess;
  limits: UsageLimits;
  /** Ends the process when aborted. */
  signal: AbortSignal;
  onStart?: (running: RunningChild<Result, Order>) => void;
  onMessage: (message: Message, running: RunningChild<Result, Order>) => void;
}

interface RunningChild<Result, Order> {
  send: (order: Order) => void;
  /** Allows this much CPU time in addition to the time used so far. */
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
 * Runs a process until `onMessage` resolves or rejects, then ends it.
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
    const result = await collectResult(child, options);
    end();
    // No other process may inherit these files.
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
  const nodeArgs = [`--max-old-space-size=${heapMb}`, ...loaderArgs(entry)];
  const [execPath, ...execArgv] = bounded(sandbox.command(nodeArgs, access), limits.memoryMb);
  return fork(entry, args, {
    cwd: dirname(entry),
    // Passes no environment, because a decoder needs neither the secrets of the server nor its settings.
    env: { PATH: process.env.PATH },
    ...(execPath !== undefined && { execPath }),
    execArgv,
    // The last stream is the pipe of `reportUsage`.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc', 'pipe'],
    serialization,
  });
}

/**
 * Lets the system limit the memory of the process, if possible. Reports come too late for a sudden burst, and a
 * compromised process need not report. Disables core files, which would be copies of the video.
 */
function bounded(command: string[], memoryMb: number): string[] {
  if (process.platform !== 'linux' || !existsSync(SHELL)) return command;
  const script = 'ulimit -c 0; ulimit -d "$0" 2> /dev/null; exec "$@"';
  return [SHELL, '-c', script, String((memoryMb + RESERVED_MB) * 1_024), ...command];
}

function howEnded(signal: NodeJS.Signals | null): MediaChildEnded['how'] {
  if (signal === 'SIGKILL') return 'killed';
  return signal !== null && STOP_SIGNALS.has(signal) ? 'stopped' : 'crashed';
}

/** Returns the signal that ended the process in a sandbox, which exits with the signal's number. */
function signalOf(code: number | null): NodeJS.Signals | null {
  const entry = Object.entries(constants.signals).find(([, number]) => number + SIGNALLED === code);
  return (entry?.[0] as NodeJS.Signals | undefined) ?? null;
}

function collectResult<Message, Result, Order extends object>(
  child: ChildProcess,
  { limits, onStart, onMessage }: MediaChild<Message, Result, Order>,
): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const watch = watchUsage(child, limits, (limit) => reject(new MediaChildEnded(limit, WHY_ENDED[limit])));
  const running: RunningChild<Result, Order> = {
    // A process that has ended reports that itself.
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
      // The process may send anything.
      reject(error);
    }
  });
  onStart?.(running);
  return promise.finally(watch.stop);
}
