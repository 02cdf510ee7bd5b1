import type { Logger } from '../logging/logger.js';
import { mediaChild } from '../package-paths.js';
import { BACKGROUND, MediaChildEnded, runMediaChild } from './children/run-media-child.js';
import type { CpuLimits } from './children/watch-cpu.js';
import { MachineFailure } from './machine-failure.js';
import type { FromMediaChild, MediaFiles } from './media/messages.js';
import { UnusableVideoError } from './unusable-video-error.js';

const MINUTE_MS = 60_000;

interface MediaLimits extends Pick<CpuLimits, 'starvedMs'> {
  /** CPU time until the duration of a video is known. */
  probeCpuMs: number;
  /** CPU time for each minute of video, and for shorter ones. */
  cpuMsPerMinute: number;
}

const LIMITS: MediaLimits = { probeCpuMs: MINUTE_MS, cpuMsPerMinute: 10 * MINUTE_MS, starvedMs: 10 * MINUTE_MS };
/** CPU time for the longest video; one core provides it within the limit of an attempt in `process-recording.ts`. */
const CPU_MAX_MS = 8 * 60 * MINUTE_MS;
const HEAP_MB = 1_024;

interface MediaWork {
  source: string;
  /** Where the files are written to. */
  folder: string;
  signal: AbortSignal;
  log: Logger;
  limits?: MediaLimits;
}

/**
 * Makes video, preview and thumbnail of an uploaded file, in a process of its own: what a hostile file does to a decoder
 * stays there, it is ended when it takes too much CPU time, and the server's own loop is left alone.
 *
 * @throws UnusableVideoError; MachineFailure when it is stopped or the machine fails it; Error when the process dies or
 * the work is aborted
 */
export async function makeMedia({ log, limits = LIMITS, ...work }: MediaWork): Promise<MediaFiles> {
  try {
    return await run(work, limits).catch((error: unknown) => runSilent(error, work, limits));
  } catch (error) {
    const failure = error instanceof MediaChildEnded ? failureOf(error) : error;
    if (!work.signal.aborted && !(failure instanceof UnusableVideoError))
      log.warn({ err: failure }, 'the processing of a video broke off');
    throw failure;
  }
}

type Order = Pick<MediaWork, 'source' | 'folder' | 'signal'>;

/** Tries again without sound after a crash. */
async function runSilent(error: unknown, order: Order, limits: MediaLimits): Promise<MediaFiles> {
  if (!(error instanceof MediaChildEnded && error.how === 'crashed')) throw error;
  try {
    return await run(order, limits, ['silent']);
  } catch (failure) {
    // The crash is the better reason.
    throw failure instanceof UnusableVideoError ? error : failure;
  }
}

function run({ source, folder, signal }: Order, limits: MediaLimits, args: string[] = []): Promise<MediaFiles> {
  return runMediaChild<FromMediaChild, MediaFiles>({
    entry: mediaChild,
    args: [source, folder, ...args],
    heapMb: HEAP_MB,
    niceness: BACKGROUND,
    limits: { cpuMs: limits.probeCpuMs, starvedMs: limits.starvedMs },
    signal,
    onMessage(message, { allow, resolve, reject }) {
      if (message.kind === 'probed')
        allow(Math.min(CPU_MAX_MS, Math.max(1, message.durationMs / MINUTE_MS) * limits.cpuMsPerMinute));
      else if (message.kind === 'done') resolve(message.files);
      else if (message.kind === 'machine') reject(new MachineFailure(message.reason));
      else reject(new UnusableVideoError(message.reason));
    },
  });
}

function failureOf(ended: MediaChildEnded): Error {
  if (ended.how === 'used_up') return new UnusableVideoError('it takes too long to process');
  return ended.how === 'starved' || ended.how === 'stopped' ? new MachineFailure(ended.message) : ended;
}
