import { type FileHandle, open } from 'node:fs/promises';
import { sniffMedia } from '../../storage/blob-types.js';
import { UnusableVideoError } from '../unusable-video-error.js';

const SNIFF_BYTES = 12;
const BOX_HEAD_BYTES = 16;
/** What a plain MP4 consists of; anything else is left behind by copying the pictures to a new file. */
const PLAIN_BOXES = new Set(['ftyp', 'moov', 'mdat', 'free']);
const BOXES_MAX = 100_000;

export interface Container {
  kind: 'mp4' | 'webm';
  /** An MP4 that plays while it loads: nothing but index and pictures, in this order. */
  ready: boolean;
}

interface Box {
  type: string;
  start: number;
}

/**
 * Which container a file is, by its bytes and never by its name.
 *
 * @throws UnusableVideoError for anything but a whole WebM or MP4
 */
export async function inspectContainer(path: string): Promise<Container> {
  await using file = await open(path, 'r');
  const { size } = await file.stat();
  const kind = sniffMedia(await bytesAt(file, 0, SNIFF_BYTES));
  if (kind === 'webm') return { kind, ready: false };
  if (kind !== 'mp4') throw new UnusableVideoError('it is no WebM or MP4');
  const boxes = await boxesOf(file, size);
  const startOf = (type: string) => boxes.find((box) => box.type === type)?.start ?? size;
  return { kind, ready: boxes.every(({ type }) => PLAIN_BOXES.has(type)) && startOf('moov') < startOf('mdat') };
}

/** The boxes an MP4 consists of; together they are as long as the file (ISO/IEC 14496-12, section 4.2). */
async function boxesOf(file: FileHandle, fileSize: number): Promise<Box[]> {
  const boxes: Box[] = [];
  let start = 0;
  while (start < fileSize && boxes.length < BOXES_MAX) {
    const head = await bytesAt(file, start, BOX_HEAD_BYTES);
    if (head.length < 8) throw cut();
    const size = boxSize(head, fileSize - start);
    boxes.push({ type: head.toString('latin1', 4, 8), start });
    start += size;
  }
  if (start !== fileSize) throw cut();
  return boxes;
}

function boxSize(head: Buffer, rest: number): number {
  const short = head.readUInt32BE(0);
  if (short === 0) return rest;
  if (short !== 1) return short >= 8 ? short : fail();
  if (head.length < BOX_HEAD_BYTES) return fail();
  const long = Number(head.readBigUInt64BE(8));
  return long >= BOX_HEAD_BYTES ? long : fail();
}

function fail(): never {
  throw cut();
}

function cut(): UnusableVideoError {
  return new UnusableVideoError('the file is not whole');
}

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(length), position });
  return buffer.subarray(0, bytesRead);
}
