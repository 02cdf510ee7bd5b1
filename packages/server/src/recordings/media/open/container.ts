import { type FileHandle, open } from 'node:fs/promises';
import { sniffMedia } from '../../../platform/storage/blob-types.js';
import { UnusableVideoError } from '../unusable-video-error.js';
import { ByteWindow, type ReadBytes } from '../parts/byte-window.js';
import { findMp4Parts } from '../parts/mp4-parts.js';
import type { Parts } from '../parts/stretch.js';
import { findWebmParts } from '../parts/webm-parts.js';

const SNIFF_BYTES = 12;

export interface Container {
  kind: 'mp4' | 'webm';
  /** MP4 that plays while it loads: only index and pictures, in this order. */
  ready: boolean;
  parts: Parts;
}

/**
 * Detects the container of a file from its bytes, never from its name, and finds its intact parts.
 *
 * @throws UnusableVideoError unless it is a WebM or MP4 with an intact part
 */
export async function inspectContainer(read: ReadBytes, size: number): Promise<Container> {
  const window = new ByteWindow(read, size);
  const kind = sniffMedia(await window.bytes(0, SNIFF_BYTES));
  if (kind === 'webm') return { kind, ready: false, parts: await findWebmParts(window) };
  if (kind !== 'mp4') throw new UnusableVideoError('it is not a WebM or MP4');
  const parts = await findMp4Parts(window);
  if (!parts) throw new UnusableVideoError('its index is incomplete');
  return { kind, ready: parts.ready, parts };
}

/** Opens a file for random reads. */
export async function openFile(path: string): Promise<AsyncDisposable & { read: ReadBytes; size: number }> {
  const file = await open(path, 'r');
  const { size } = await file.stat();
  return {
    read: (position, length) => bytesAt(file, position, length),
    size,
    [Symbol.asyncDispose]: () => file.close(),
  };
}

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(length), position });
  return buffer.subarray(0, bytesRead);
}
