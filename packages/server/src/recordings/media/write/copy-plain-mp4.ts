import { copyFile, type FileHandle, open } from 'node:fs/promises';

const HEAD_BYTES = 8;
const EXTENDED_HEAD_BYTES = 16;
/** A larger index cannot belong to a recording. */
const INDEX_MAX_BYTES = 64 * 1024 * 1024;
const ZEROS = Buffer.alloc(256 * 1024);

/** Boxes that players need, by parent box. All others may reveal places, devices and people. */
const NEEDED: Partial<Record<string, ReadonlySet<string>>> = {
  moov: new Set(['mvhd', 'trak']),
  trak: new Set(['tkhd', 'edts', 'mdia']),
  mdia: new Set(['mdhd', 'hdlr', 'minf', 'elng']),
  minf: new Set(['vmhd', 'smhd', 'hdlr', 'dinf', 'stbl']),
};
/** Bytes of a handler box before its name: version, kind and reserved bytes. */
const HANDLER_NAME_AT = 24;
const HANDLER_KIND_AT = 8;
const KINDS = new Set(['vide', 'soun']);

interface Box {
  type: string;
  start: number;
  dataStart: number;
  end: number;
}

/**
 * Copies a plain MP4 without metadata beside pictures and sound. Boxes that no player needs become free space of the
 * same length, because the index refers to positions in the file.
 *
 * @returns false for tracks of other kinds, such as places over time, or an unreadable index
 */
export async function copyPlainMp4(from: string, to: string): Promise<boolean> {
  await copyFile(from, to);
  await using file = await open(to, 'r+');
  const { size } = await file.stat();
  for (let at = 0; at < size;) {
    const box = await topBoxAt(file, at, size);
    if (!box) return false;
    if (box.type === 'free') await blank(file, box);
    if (box.type === 'moov' && !(await cleanIndex(file, box))) return false;
    at = box.end;
  }
  return true;
}

async function cleanIndex(file: FileHandle, { start, dataStart, end }: Box): Promise<boolean> {
  if (end - start > INDEX_MAX_BYTES) return false;
  const index = Buffer.alloc(end - start);
  await file.read(index, 0, index.length, start);
  if (!cleanBox(index, { type: 'moov', start: 0, dataStart: dataStart - start, end: end - start })) return false;
  await file.write(index, 0, index.length, start);
  return true;
}

function cleanBox(bytes: Buffer, parent: Box): boolean {
  const needed = NEEDED[parent.type];
  if (!needed) return true;
  for (let at = parent.dataStart; at < parent.end;) {
    const box = boxIn(bytes.subarray(at, at + EXTENDED_HEAD_BYTES), at, parent.end);
    if (!box) return false;
    if (!needed.has(box.type)) {
      bytes.write('free', box.start + 4, 'latin1');
      bytes.fill(0, box.dataStart, box.end);
    } else if (box.type === 'hdlr') {
      const kind = bytes.toString('latin1', box.dataStart + HANDLER_KIND_AT, box.dataStart + HANDLER_KIND_AT + 4);
      if (parent.type === 'mdia' && !KINDS.has(kind)) return false;
      if (box.dataStart + HANDLER_NAME_AT < box.end) bytes.fill(0, box.dataStart + HANDLER_NAME_AT, box.end);
    } else if (!cleanBox(bytes, box)) return false;
    at = box.end;
  }
  return true;
}

async function topBoxAt(file: FileHandle, at: number, size: number): Promise<Box | undefined> {
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(EXTENDED_HEAD_BYTES), position: at });
  return boxIn(buffer.subarray(0, bytesRead), at, size);
}

/** Returns undefined if it does not end within its parent. */
function boxIn(head: Buffer, start: number, limit: number): Box | undefined {
  if (head.length < HEAD_BYTES) return undefined;
  const type = head.toString('latin1', 4, 8);
  const short = head.readUInt32BE(0);
  const isLong = short === 1;
  if (isLong && head.length < EXTENDED_HEAD_BYTES) return undefined;
  const length = isLong ? Number(head.readBigUInt64BE(8)) : short || limit - start;
  const dataStart = start + (isLong ? EXTENDED_HEAD_BYTES : HEAD_BYTES);
  const end = start + length;
  return end >= dataStart && end <= limit ? { type, start, dataStart, end } : undefined;
}

async function blank(file: FileHandle, { dataStart, end }: Box): Promise<void> {
  for (let at = dataStart; at < end; at += ZEROS.length)
    await file.write(ZEROS, 0, Math.min(ZEROS.length, end - at), at);
}
