import { HOUR_MS, MINUTE_MS } from '@flowlens/core/internal';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { RecordingFailure } from '../../platform/database/schema/recording-tables.js';
import type { Logger } from '../../platform/logging/logger.js';
import { mediaChild } from '../../platform/package-paths.js';
import { MediaChildEnded, runMediaChild } from '../../platform/sandbox/run-media-child.js';
import type { MediaSandbox } from '../../platform/sandbox/sandbox.js';
import type { UsageLimits } from '../../platform/sandbox/watch-usage.js';
import { MachineFailure } from './machine-failure.js';
import { type MediaPaths, readResult, takeFiles } from './media-results.js';
import type { FromMediaChild, MediaResult } from '../media/messages.js';
import { UnusableVideoError } from '../media/unusable-video-error.js';

interface MediaLimits extends Pick<UsageLimits, 'starvedMs' | 'memoryMb'> {
  /** CPU time until the duration of a video is known. */
  probeCpuMs: number;
  /** CPU time per minute of video, and for videos below a minute. */
  cpuMsPerMinute: number;
}

const LIMITS: MediaLimits = {
  probeCpuMs: MINUTE_MS,
  cpuMsPerMinute: 10 * MINUTE_MS,
  starvedMs: 10 * MINUTE_MS,
  // An 8K video with many reference pictures, decoded by many threads, needs about 3 GB.
  memoryMb: 4_096,
};
/** Maximum CPU time; one core provides it within the time limit of an attempt in `process-recording.ts`. */
const CPU_MAX_MS = 8 * HOUR_MS;
const HEAP_MB = 1_024;

/** Files made from a video, its duration, and notes about missing parts. */
interface MediaFiles extends MediaPaths, MediaResult {}

interface MediaWork {
  source: string;
  /** Target folder. */
  folder: string;
  sandbox: MediaSandbox;
  signal: AbortSignal;
  log: Logger;
  /** Maximum duration; longer videos are not processed. @default no limit */
  maxDurationMs?: number;
  limits?: MediaLimits;
}

/**
 * Makes video, preview and thumbnail of an uploaded file, in a separate process: a hostile file can only harm that
 * process, which ends when it takes too much CPU time or memory, and the server's event loop is not blocked.
 *
 * @throws UnusableVideoError; MachineFailure if it is stopped or the machine fails; Error if the process dies or the
 * work is aborted
 */
export async function makeMedia({ log, limits = LIMITS, ...work }: MediaWork): Promise<MediaFiles> {
  try {
    return await run(work, limits).catch((error: unknown) => runSilent(error, work, limits));
  } catch (error) {
    const failure = error instanceof MediaChildEnded ? failureOf(error) : error;
    if (!work.signal.aborted && !(failure instanceof UnusableVideoError))
      log.warn({ err: failure }, 'the processing of a video failed');
    throw failure;
  }
}

type Order = Pick<MediaWork, 'source' | 'folder' | 'sandbox' | 'signal' | 'maxDurationMs'>;

/** Retries without sound after a crash. */
async function runSilent(error: unknown, order: Order, limits: MediaLimits): Promise<MediaFiles> {
  if (!(error instanceof MediaChildEnded && error.how === 'crashed')) throw error;
  try {
    return await run(order, limits, ['silent']);
  } catch (failure) {
    // The crash is the more useful reason.
    throw failure instanceof UnusableVideoError ? error : failure;
  }
}

async function run(order: Order, limits: MediaLimits, args: string[] = []): Promise<MediaFiles> {
  const made = join(order.folder, 'made');
  await mkdir(made, { recursive: true, mode: 0o700 });
  const result = await runChild(order, { made, limits, args });
  if (result.durationMs > (order.maxDurationMs ?? Infinity)) throw tooLong();
  return { ...(await takeFiles(made, order.folder)), ...result };
}

function runChild(
  { source, sandbox, signal, maxDurationMs = Infinity }: Order,
  { made, limits, args }: { made: string; limits: MediaLimits; args: string[] },
): Promise<MediaResult> {
  const { probeCpuMs, cpuMsPerMinute, starvedMs, memoryMb } = limits;
  let probed = false;
  return runMediaChild<FromMediaChild, MediaResult>({
    entry: mediaChild,
    args: [source, made, ...args],
    heapMb: HEAP_MB,
    sandbox,
    access: { read: [source], write: [made] },
    limits: { cpuMs: probeCpuMs, starvedMs, memoryMb },
    signal,
    onMessage(message, { allow, resolve, reject }) {
      if (message.kind === 'probed') {
        // Ignores repetitions, which would postpone the limit forever.
        if (Number(message.durationMs) > maxDurationMs) reject(tooLong());
        const minutes = Math.max(1, Number(message.durationMs) / MINUTE_MS || 0);
        if (!probed) allow(Math.min(CPU_MAX_MS, minutes * cpuMsPerMinute));
        probed = true;
      } else if (message.kind === 'done') resolve(readResult(message.result));
      else if (message.kind === 'machine') reject(new MachineFailure(String(message.reason)));
      else reject(new UnusableVideoError(String(message.reason), readFailure(message.failure)));
    },
  });
}

/** A hostile file may control the process, so its messages are validated. */
function readFailure(failure: unknown): RecordingFailure | undefined {
  return failure === 'too_long' ? failure : undefined;
}

/** Error for a recording that is longer than its recorder may send. */
export function tooLong(): UnusableVideoError {
  return new UnusableVideoError('it is too long', 'too_long');
}

function failureOf(ended: MediaChildEnded): Error {
  if (ended.how === 'used_up') return new UnusableVideoError('it takes too long to process');
  // The limit is far above what a video needs, so another attempt would have the same result.
  if (ended.how === 'too_large') return new UnusableVideoError('it takes too much memory to process');
  return ended.how === 'starved' || ended.how === 'stopped' ? new MachineFailure(ended.message) : ended;
}
