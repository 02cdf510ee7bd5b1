import { type ChildProcess, fork, type SerializationType } from 'node:child_process';
import { setPriority } from 'node:os';
import { dirname } from 'node:path';
import { runsFromSource } from '../../package-paths.js';
import { type CpuLimits, watchCpu } from './watch-cpu.js';

/** Niceness of background work. */
export const BACKGROUND = 5;
/** A terminal and a service manager send these to the server and to all its processes at once. */
const STOPS = new Set<NodeJS.Signals>(['SIGINT', 'SIGTERM', 'SIGHUP']);

/** A process that reads a video and calls `reportCpu`, so that a hostile file harms no other process. */
interface MediaChild<Message, Result, Order> {
  /** Of `package-paths.ts`. */
  entry: string;
  args?: string[];
  heapMb: number;
  /** `advanced` lets messages hold bytes. @default 'json' */
  serialization?: SerializationType;
  /** @default 0 */
  niceness?: number;
  limits: CpuLimits;
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

/** Thrown when a process ends without a result. Only `used_up` and `crashed` blame the video. */
export class MediaChildEnded extends Error {
  override name = 'MediaChildEnded';

  constructor(
    readonly how: 'used_up' | 'starved' | 'stopped' | 'killed' | 'crashed',
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
    return await attend(child, options);
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
  niceness = 0,
}: Pick<MediaChild<never, never, never>, 'entry' | 'args' | 'heapMb' | 'serialization' | 'niceness'>): ChildProcess {
  const child = fork(entry, args, {
    cwd: dirname(entry),
    // Neither the secrets of the server nor its settings are any business of a decoder.
    env: { PATH: process.env.PATH },
    execArgv: [`--max-old-space-size=${heapMb}`, ...(runsFromSource ? ['--import', 'tsx'] : [])],
    // The last one is the pipe of `reportCpu`.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc', 'pipe'],
    serialization,
  });
  child.on('spawn', () => setNiceness(child, niceness));
  return child;
}

function setNiceness({ pid }: ChildProcess, niceness: number): void {
  try {
    if (pid !== undefined && niceness > 0) setPriority(pid, niceness);
  } catch {
    // It ended already, or the system does not let us.
  }
}

function howEnded(signal: NodeJS.Signals | null): MediaChildEnded['how'] {
  if (signal === 'SIGKILL') return 'killed';
  return signal !== null && STOPS.has(signal) ? 'stopped' : 'crashed';
}

function attend<Message, Result, Order extends object>(
  child: ChildProcess,
  { limits, onStart, onMessage }: MediaChild<Message, Result, Order>,
): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const watch = watchCpu(child, limits, (limit) =>
    reject(
      limit === 'used_up'
        ? new MediaChildEnded(limit, 'used up its processor time')
        : new MediaChildEnded(limit, 'got no processor time'),
    ),
  );
  const running: RunningChild<Result, Order> = {
    // A process that ended says so itself.
    send: (order) => child.connected && child.send(order, () => undefined),
    allow: watch.allow,
    resolve,
    reject,
  };
  child.on('error', reject);
  child.on('exit', (code, signal) => {
    reject(new MediaChildEnded(howEnded(signal), `ended with ${code ?? signal}`));
  });
  child.on('message', (message: Message) => onMessage(message, running));
  onStart?.(running);
  return promise.finally(watch.stop);
}
