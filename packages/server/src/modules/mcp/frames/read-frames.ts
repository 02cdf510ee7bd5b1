import type { ChildProcess } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import type { Logger } from '../../../logging/logger.js';
import { framesChild } from '../../../package-paths.js';
import { forkMediaChild } from '../../../processing/fork-media-child.js';
import type { BlobStorage } from '../../../storage/blob-storage.js';
import { notCaptured, Refusal } from '../refusal.js';
import { Slots } from '../slots.js';
import type { Frame, FromFramesChild, ToFramesChild } from './messages.js';

/** Shorter than a silent connection may last. */
const MOST_MS = 30_000;
const HEAP_MB = 512;
/** Of one piece of a video; a picture has no more than some megabytes. */
const READ_MAX_BYTES = 16 * 1024 * 1024;

interface FramesOrder {
  key: string;
  kind: 'mp4' | 'webm';
  /** Rising. */
  timesMs: number[];
  /** At most, in pixels. */
  width: number;
  signal: AbortSignal;
  log: Logger;
}

/** The pictures of a video at some times; those that it does not have are left out. Throws a Refusal for a video that cannot be read. */
export type ReadFrames = (order: FramesOrder) => Promise<Frame[]>;

/** Pictures are taken in processes of their own, two at a time. */
export function createReadFrames(storage: BlobStorage): ReadFrames {
  const slots = new Slots({ running: 2, waiting: 8 });
  return async (order) => {
    const size = await storage.size(order.key);
    if (size === undefined) throw notCaptured('The video file is missing.');
    return slots.run(() => takeFrames(storage, order, size));
  };
}

async function takeFrames(storage: BlobStorage, order: FramesOrder, size: number): Promise<Frame[]> {
  const { key, kind, timesMs, width, signal, log } = order;
  signal.throwIfAborted();
  const child = forkMediaChild({ entry: framesChild, heapMb: HEAP_MB, serialization: 'advanced' });
  const end = () => child.kill('SIGKILL');
  signal.addEventListener('abort', end, { once: true });
  const late = setTimeout(end, MOST_MS);
  try {
    tell(child, { kind: 'start', container: kind, size, timesMs, width });
    return await watch(child, async (start, stop) => {
      // The video decides what is asked for, and the process that reads it may be under its spell.
      if (!isPiece({ start, stop, size })) throw unreadable();
      return buffer(storage.read(key, { start, end: stop - 1 }));
    });
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof Refusal)) log.warn({ err: error }, 'taking pictures out of a video broke off');
    throw error;
  } finally {
    clearTimeout(late);
    signal.removeEventListener('abort', end);
    end();
  }
}

function watch(child: ChildProcess, read: (start: number, end: number) => Promise<Uint8Array>): Promise<Frame[]> {
  const frames: Frame[] = [];
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', () => reject(new Refusal('Taking pictures out of the video took too long. Ask for fewer times.')));
    child.on('message', (message: FromFramesChild) => {
      if (message.kind === 'frame') frames.push(message.frame);
      else if (message.kind === 'done') resolve(frames);
      else if (message.kind === 'unusable') reject(unreadable());
      else
        read(message.start, message.end).then((bytes) => tell(child, { kind: 'bytes', id: message.id, bytes }), reject);
    });
  });
}

function isPiece({ start, stop, size }: { start: number; stop: number; size: number }): boolean {
  const areBytes = Number.isInteger(start) && Number.isInteger(stop) && start >= 0 && stop <= size;
  return areBytes && start < stop && stop - start <= READ_MAX_BYTES;
}

const unreadable = () => notCaptured('The video cannot be read.');

function tell(child: ChildProcess, message: ToFramesChild): void {
  // A process that ended says so itself.
  if (child.connected) child.send(message, () => undefined);
}
