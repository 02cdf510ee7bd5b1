import type { ChildProcess } from 'node:child_process';
import type { Logger } from '../logging/logger.js';
import { mediaChild } from '../package-paths.js';
import { forkMediaChild } from './fork-media-child.js';
import { MachineFailure } from './machine-failure.js';
import type { FromMediaChild, MediaFiles } from './media/messages.js';
import { UnusableVideoError } from './unusable-video-error.js';

/** To look at a video and to find out how long it is. */
const PROBE_MS = 60_000;
/** A minute for each minute of video, and for the shortest one too. */
const MS_PER_MINUTE = 60_000;
const HEAP_MB = 1_024;
/** A terminal and a service manager send these to the server and to all its processes at once. */
const STOPS = new Set<NodeJS.Signals>(['SIGINT', 'SIGTERM', 'SIGHUP']);

interface MediaWork {
  source: string;
  /** Where the files are written to. */
  folder: string;
  signal: AbortSignal;
  log: Logger;
}

/**
 * Makes video, preview and thumbnail of an uploaded file, in a process of its own: what a hostile file does to a decoder
 * stays there, it is ended when it takes too long, and the server's own loop is left alone.
 *
 * @throws UnusableVideoError; MachineFailure when it is stopped or the machine fails it; Error when the process dies or
 * the work is aborted
 */
export async function makeMedia({ source, folder, signal, log }: MediaWork): Promise<MediaFiles> {
  signal.throwIfAborted();
  const child = forkMediaChild({ entry: mediaChild, args: [source, folder], heapMb: HEAP_MB });
  const end = () => child.kill('SIGKILL');
  signal.addEventListener('abort', end, { once: true });
  try {
    return await watch(child, end);
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof UnusableVideoError)) log.warn({ err: error }, 'the processing of a video broke off');
    throw error;
  } finally {
    signal.removeEventListener('abort', end);
    end();
  }
}

function watch(child: ChildProcess, end: () => void): Promise<MediaFiles> {
  return new Promise((resolve, reject) => {
    const tooLong = () => {
      end();
      reject(new UnusableVideoError('it takes too long to process'));
    };
    let late = setTimeout(tooLong, PROBE_MS);
    child.on('error', reject);
    child.on('exit', (code, how) => {
      clearTimeout(late);
      const what = `The processing of the video ended with ${code ?? how}.`;
      reject(how !== null && STOPS.has(how) ? new MachineFailure(what) : new Error(what));
    });
    child.on('message', (message: FromMediaChild) => {
      clearTimeout(late);
      if (message.kind === 'probed') {
        late = setTimeout(tooLong, Math.max(1, message.durationMs / 60_000) * MS_PER_MINUTE);
      } else if (message.kind === 'done') {
        resolve(message.files);
      } else {
        reject(
          message.kind === 'machine' ? new MachineFailure(message.reason) : new UnusableVideoError(message.reason),
        );
      }
    });
  });
}
