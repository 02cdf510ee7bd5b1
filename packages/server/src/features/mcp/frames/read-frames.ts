import { buffer } from 'node:stream/consumers';
import type { Logger } from '../../../platform/logging/logger.js';
import { framesChild } from '../../../platform/package-paths.js';
import { MediaChildEnded, runMediaChild } from '../../../platform/sandbox/run-media-child.js';
import type { MediaSandbox } from '../../../platform/sandbox/sandbox.js';
import type { BlobStorage } from '../../../platform/storage/blob-storage.js';
import { notCaptured, Refusal } from '../results/refusal.js';
import { Slots } from '../../timelines/slots.js';
import type { Frame, FromFramesChild, ToFramesChild } from './messages.js';

interface FramesLimits {
  /** CPU time for one call. */
  cpuMs: number;
  /** Maximum time for a response, even on a busy machine. */
  answerMs: number;
}

const LIMITS: FramesLimits = {
  cpuMs: 20_000,
  // Shorter than idle connections are kept open.
  answerMs: 50_000,
};
const HEAP_MB = 512;
/** Memory for one 8K picture with its reference pictures. */
const MEMORY_MB = 3_072;
/** Maximum bytes per request; a picture has only a few megabytes. */
const READ_MAX_BYTES = 16 * 1024 * 1024;

interface FramesOrder {
  key: string;
  kind: 'mp4' | 'webm';
  /** In ascending order. */
  timesMs: number[];
  /** Maximum width in pixels. */
  width: number;
  signal: AbortSignal;
  log: Logger;
}

/** Returns the pictures of a video at the given times, without missing ones. Throws a Refusal if the video cannot be read. */
export type ReadFrames = (order: FramesOrder) => Promise<Frame[]>;

/** Extracts pictures in separate processes, two at a time. */
export function createReadFrames(storage: BlobStorage, sandbox: MediaSandbox, limits = LIMITS): ReadFrames {
  const slots = new Slots({ running: 2, waiting: 8 });
  return async (order) => {
    const size = await storage.size(order.key);
    if (size === undefined) throw notCaptured('The video file is missing.');
    return slots.run(() => takeFrames(storage, { ...order, sandbox, limits, size }));
  };
}

type Call = FramesOrder & { sandbox: MediaSandbox; limits: FramesLimits; size: number };

async function takeFrames(storage: BlobStorage, call: Call): Promise<Frame[]> {
  const { signal, log, limits } = call;
  const late = AbortSignal.timeout(limits.answerMs);
  try {
    return await run(storage, { ...call, signal: AbortSignal.any([signal, late]) });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof Refusal) throw error;
    log.warn({ err: error }, 'taking frames out of a video failed');
    if (late.aborted) throw busy();
    throw error instanceof MediaChildEnded ? refusalOf(error) : error;
  }
}

function run(storage: BlobStorage, call: Call): Promise<Frame[]> {
  const { key, kind, size, timesMs, width, sandbox, signal, limits } = call;
  const frames: Frame[] = [];
  const read = async (start: number, stop: number) => {
    // The video determines the requested bytes, and may have compromised the process that reads it.
    if (!isPiece({ start, stop, size })) throw unreadable();
    return buffer(storage.read(key, { start, end: stop - 1 }));
  };
  return runMediaChild<FromFramesChild, Frame[], ToFramesChild>({
    entry: framesChild,
    heapMb: HEAP_MB,
    serialization: 'advanced',
    sandbox,
    limits: { cpuMs: limits.cpuMs, starvedMs: limits.answerMs, memoryMb: MEMORY_MB },
    signal,
    onStart: ({ send }) => send({ kind: 'start', container: kind, size, timesMs, width }),
    onMessage(message, { send, resolve, reject }) {
      if (message.kind === 'frame' && frames.length < timesMs.length) frames.push(message.frame);
      else if (message.kind === 'frame') reject(unreadable());
      else if (message.kind === 'done') resolve(frames);
      else if (message.kind === 'unusable') reject(unreadable());
      else read(message.start, message.end).then((bytes) => send({ kind: 'bytes', id: message.id, bytes }), reject);
    },
  });
}

function refusalOf({ how }: MediaChildEnded): Refusal {
  if (how === 'used_up') return new Refusal('Taking pictures out of the video took too long. Ask for fewer times.');
  return how === 'crashed' || how === 'too_large' ? unreadable() : busy();
}

function isPiece({ start, stop, size }: { start: number; stop: number; size: number }): boolean {
  const areBytes = Number.isInteger(start) && Number.isInteger(stop) && start >= 0 && stop <= size;
  return areBytes && start < stop && stop - start <= READ_MAX_BYTES;
}

const unreadable = () => notCaptured('The video cannot be read.');
const busy = () => new Refusal('The server is too busy to take pictures. Try again in a minute.');
