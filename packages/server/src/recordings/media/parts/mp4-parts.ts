import type { ByteWindow } from './byte-window.js';
import { type Parts, type Range, type Stretch, STRETCHES_MAX, TRAILING_BYTES_MAX, UNDAMAGED } from './stretch.js';

const HEAD_BYTES = 16;
/** Head of a box whose size fits 32 bits. */
const SHORT_HEAD_BYTES = 8;
const BOXES_MAX = 100_000;
/** Boxes of a plain MP4. Copying the pictures to a new file drops all others. */
const PLAIN_BOXES = new Set(['ftyp', 'moov', 'mdat', 'free']);
const SEARCH_BYTES = 64 * 1024;

interface Box extends Range {
  type: string;
  dataStart: number;
}

export interface Mp4Parts extends Parts {
  /** Plays while it loads: nothing but index and pictures, in this order. */
  ready: boolean;
}

/**
 * Finds the whole parts of an MP4 (ISO/IEC 14496-12): runs of fragments, or the file up to its end when it has none.
 * The library skips samples that are missing in the last part. Undefined without a complete index.
 */
export async function findMp4Parts(window: ByteWindow): Promise<Mp4Parts | undefined> {
  const scan = new Scan(window);
  await scan.run();
  const { index } = scan;
  if (!index) return undefined;
  if (scan.isWhole) return { ...UNDAMAGED, ready: isReady(scan.boxes) };
  return {
    ready: false,
    stretches: scan.stretches.map((stretch) => inPlace(stretch, index)),
    damaged: scan.stretches.length > 1,
    cutShort: scan.cutShort,
  };
}

function isReady(boxes: Box[]): boolean {
  const startOf = (type: string) => boxes.find((box) => box.type === type)?.start ?? Infinity;
  return boxes.every(({ type }) => PLAIN_BOXES.has(type)) && startOf('moov') < startOf('mdat');
}

/** The file up to the end of a stretch, with padding over the other fragments: samples are found by their position in the file. */
function inPlace({ start, end }: Range, index: Range): Stretch {
  if (start <= index.end) return [{ start: 0, end }];
  const head = paddingHead(start - index.end);
  const padding = head.length > 0 ? [head, { start: index.end + head.length, end: start }] : [];
  return [{ start: 0, end: index.end }, ...padding, { start, end }];
}

/** Returns the start of a box that fills a gap; empty if the gap is too small for a box. */
function paddingHead(gapBytes: number): Buffer {
  if (gapBytes < SHORT_HEAD_BYTES) return Buffer.alloc(0);
  const isLong = gapBytes >= HEAD_BYTES;
  const head = Buffer.alloc(isLong ? HEAD_BYTES : SHORT_HEAD_BYTES);
  head.writeUInt32BE(isLong ? 1 : gapBytes);
  head.write('free', 4, 'latin1');
  if (isLong) head.writeBigUInt64BE(BigInt(gapBytes), 8);
  return head;
}

class Scan {
  readonly boxes: Box[] = [];
  readonly stretches: Range[] = [];
  index: Box | undefined;
  isWhole = true;
  cutShort = false;
  readonly #window: ByteWindow;
  #isFragmented = false;
  #stretchStart = 0;

  constructor(window: ByteWindow) {
    this.#window = window;
  }

  async run(): Promise<void> {
    const { size } = this.#window;
    let at = 0;
    while (at < size && this.boxes.length < BOXES_MAX) {
      const box = await this.#boxAt(at, size);
      if (box && (await this.#isSound(box))) {
        this.boxes.push(box);
        at = box.end;
        continue;
      }
      this.isWhole = false;
      const next = await this.#searchFragment(at);
      if (next === undefined) this.cutShort = this.#isCut(at, box);
      // Samples of a cut part are still usable.
      this.stretches.push({
        start: this.#stretchStart,
        end: next === undefined && box?.type === 'mdat' ? size : Math.min(at, next ?? at),
      });
      if (next === undefined) return;
      this.#stretchStart = next;
      at = next;
    }
    this.stretches.push({ start: this.#stretchStart, end: at });
  }

  /** Returns whether a box ends within the file. Index boxes must also have valid children. */
  async #isSound(box: Box): Promise<boolean> {
    if (box.end > this.#window.size) return false;
    if (box.type === 'moov') {
      const children = await this.#children(box);
      if (!children?.some(({ type }) => type === 'trak')) return false;
      this.index ??= box;
      this.#isFragmented = children.some(({ type }) => type === 'mvex');
    }
    return box.type !== 'moof' || this.#isFragment(box);
  }

  async #isFragment(box: Box): Promise<boolean> {
    const children = await this.#children(box);
    if (!children?.some(({ type }) => type === 'traf')) return false;
    for (const child of children) if (child.type === 'traf' && !(await this.#children(child))) return false;
    return true;
  }

  /** Returns whether an incomplete box of the recording follows. */
  #isCut(at: number, box: Box | undefined): boolean {
    if (box?.type === 'mdat') return true;
    // The index of fragments is the last thing in a file.
    if (!this.#isFragmented || this.boxes.at(-1)?.type === 'mfra') return false;
    const restBytes = this.#window.size - at;
    return box?.type === 'moof' || restBytes < HEAD_BYTES || restBytes > TRAILING_BYTES_MAX;
  }

  /** Searches for the next fragment. After lost bytes it lies inside the range that the previous one claims for its samples. */
  async #searchFragment(at: number): Promise<number | undefined> {
    if (!this.#isFragmented || this.stretches.length >= STRETCHES_MAX) return undefined;
    const last = this.boxes.at(-1);
    for (
      let start = last?.type === 'mdat' ? last.dataStart : at + 1;
      start < this.#window.size;
      start += SEARCH_BYTES
    ) {
      // Chunks overlap by a name. A copy, because the checks of a candidate move the window.
      const bytes = Buffer.from(await this.#window.bytes(start, SEARCH_BYTES + 7));
      for (let name = bytes.indexOf('moof', 4); name !== -1; name = bytes.indexOf('moof', name + 1)) {
        const box = await this.#boxAt(start + name - 4, this.#window.size);
        if (box && box.end <= this.#window.size && (await this.#isFragment(box))) return box.start;
      }
    }
    return undefined;
  }

  /** Child boxes; undefined when they do not fill their parent exactly. */
  async #children({ dataStart, end }: Box): Promise<Box[] | undefined> {
    const children: Box[] = [];
    for (let at = dataStart; at < end;) {
      const child = await this.#boxAt(at, end);
      if (!child || child.end > end || children.length > BOXES_MAX) return undefined;
      children.push(child);
      at = child.end;
    }
    return children;
  }

  async #boxAt(start: number, limit: number): Promise<Box | undefined> {
    const head = await this.#window.bytes(start, HEAD_BYTES);
    if (head.length < SHORT_HEAD_BYTES) return undefined;
    const type = head.toString('latin1', 4, 8);
    if (!/^[\x20-\x7e\xa9]{4}$/.test(type)) return undefined;
    const short = head.readUInt32BE(0);
    if (short >= SHORT_HEAD_BYTES) return { type, start, dataStart: start + SHORT_HEAD_BYTES, end: start + short };
    if (short === 0) return { type, start, dataStart: start + SHORT_HEAD_BYTES, end: limit };
    if (short !== 1 || head.length < HEAD_BYTES) return undefined;
    const long = Number(head.readBigUInt64BE(8));
    return long >= HEAD_BYTES ? { type, start, dataStart: start + HEAD_BYTES, end: start + long } : undefined;
  }
}
