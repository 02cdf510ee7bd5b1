import type { ByteWindow } from './byte-window.js';
import { type Element, lengthOfNumber, readChildren, readElement } from './ebml.js';
import {
  addRange,
  lengthOf,
  type Parts,
  type Piece,
  type Range,
  type Stretch,
  STRETCHES_MAX,
  TRAILING_BYTES_MAX,
  UNDAMAGED,
} from './stretch.js';
import { BESIDE_CLUSTERS, ID, isWhole, openElement, readUnsigned, type WholeElement } from './webm-elements.js';
import { type Head, readHead } from './webm-head.js';

/** Other elements of a cluster: its position, the size of the previous one, padding, checksums. */
const BESIDE_BLOCKS = new Set([0xa7, 0xab, 0x5854, 0xec, 0xbf]);
const IN_CLUSTERS = new Set([ID.cluster, ID.timestamp, ID.simpleBlock, ID.blockGroup, ...BESIDE_BLOCKS]);
const HEAD_MAX_BYTES = 12;
/** First bytes of the elements at which a scan can resume. */
const STARTS = new Set([ID.cluster >>> 24, ID.simpleBlock, ID.blockGroup]);
const SEARCH_BYTES = 64 * 1024;

/** Finds the whole parts of a WebM: complete blocks in clusters with a timestamp. */
export async function findWebmParts(window: ByteWindow): Promise<Parts> {
  const head = await readHead(window);
  return head ? new Scan(window, head).run() : UNDAMAGED;
}

/** A single pass over the clusters. */
class Scan {
  readonly #window: ByteWindow;
  readonly #head: Head;
  readonly #stretches: Stretch[] = [];
  #stretch: Piece[] = [];
  /** Timestamp element of the current cluster, and its whole blocks. */
  #time: Range | undefined;
  #blocks: Piece[] = [];

  constructor(window: ByteWindow, head: Head) {
    this.#window = window;
    this.#head = head;
  }

  async run(): Promise<Parts> {
    const { segmentEnd = Infinity, end } = this.#head;
    const { size } = this.#window;
    let damaged = false;
    let hasRest = false;
    let cutShort = size < segmentEnd && segmentEnd !== Infinity;
    for (let at = end; at < size;) {
      const next = await this.#take(at);
      if (next !== undefined) {
        at = next;
        continue;
      }
      // Bytes after a complete segment are not part of the recording.
      if (at >= segmentEnd) break;
      const found = this.#stretches.length < STRETCHES_MAX ? await this.#search(at + 1) : undefined;
      damaged ||= found !== undefined;
      cutShort ||= found === undefined && (await this.#isCut(at));
      hasRest ||= found === undefined;
      this.#endStretch();
      at = found ?? size;
    }
    this.#endStretch();
    return damaged || cutShort || hasRest ? { stretches: this.#stretches, damaged, cutShort } : UNDAMAGED;
  }

  /** Returns whether an incomplete element of the recording follows. */
  async #isCut(at: number): Promise<boolean> {
    const restBytes = this.#window.size - at;
    const element = await readElement(this.#window, at);
    if (restBytes < HEAD_MAX_BYTES || restBytes > TRAILING_BYTES_MAX) return true;
    return element !== undefined && (IN_CLUSTERS.has(element.id) || BESIDE_CLUSTERS.has(element.id));
  }

  /** Takes one element and returns its end. Undefined when there is no valid, complete element. */
  async #take(at: number): Promise<number | undefined> {
    const element = await readElement(this.#window, at);
    if (element?.id === ID.cluster) {
      if (!(await this.#isClusterStart(element))) return undefined;
      this.#endCluster();
      return element.dataStart;
    }
    if (!element || !isWhole(element, this.#window)) return undefined;
    if (element.id === ID.timestamp && element.end - element.dataStart <= 8) {
      this.#endCluster();
      this.#time = { start: element.start, end: element.end };
      return element.end;
    }
    if (this.#time && (await this.#isBlock(element))) {
      addRange(this.#blocks, { start: element.start, end: element.end });
      return element.end;
    }
    return BESIDE_BLOCKS.has(element.id) || BESIDE_CLUSTERS.has(element.id) ? element.end : undefined;
  }

  /** Searches for the next cluster, or for a block of the current one that a valid element follows. */
  async #search(from: number): Promise<number | undefined> {
    for (let start = from; start < this.#window.size; start += SEARCH_BYTES) {
      // A copy, because the checks of a candidate move the window.
      const bytes = Buffer.from(await this.#window.bytes(start, SEARCH_BYTES));
      for (const [at, byte] of bytes.entries())
        if (STARTS.has(byte) && (await this.#canResumeAt(start + at))) return start + at;
    }
    return undefined;
  }

  async #canResumeAt(at: number): Promise<boolean> {
    const element = await readElement(this.#window, at);
    if (element?.id === ID.cluster) return this.#isClusterStart(element);
    if (!this.#time || !element || !isWhole(element, this.#window) || !(await this.#isBlock(element))) return false;
    if (element.end === this.#window.size) return true;
    const next = await readElement(this.#window, element.end);
    return next !== undefined && (next.id === ID.cluster || (isWhole(next, this.#window) && this.#isBlock(next)));
  }

  /** Returns whether a cluster begins with its timestamp, or with a checksum and its timestamp. */
  async #isClusterStart({ dataStart }: Element): Promise<boolean> {
    let first = await readElement(this.#window, dataStart);
    if (first?.end !== undefined && BESIDE_BLOCKS.has(first.id)) first = await readElement(this.#window, first.end);
    return first?.id === ID.timestamp && isWhole(first, this.#window) && first.end - first.dataStart <= 8;
  }

  async #isBlock(element: WholeElement): Promise<boolean> {
    if (element.id === ID.simpleBlock) return this.#isOfTrack(element);
    if (element.id !== ID.blockGroup) return false;
    const children = await readChildren(this.#window, element.dataStart, element.end);
    const block = children?.find(({ id }) => id === ID.block);
    return block?.end !== undefined && this.#isOfTrack({ ...block, end: block.end });
  }

  /** Returns whether a block belongs to a known track: it begins with the track's number, a timestamp and flags. */
  async #isOfTrack({ dataStart, end }: WholeElement): Promise<boolean> {
    const [first] = await this.#window.bytes(dataStart, 1);
    const length = lengthOfNumber(first);
    if (length > 4 || end - dataStart < length + 3) return false;
    const number = (await readUnsigned(this.#window, dataStart, dataStart + length)) - 2 ** (7 * length);
    return this.#head.trackNumbers.has(number);
  }

  #endCluster(): void {
    if (this.#time && this.#blocks.length > 0) {
      const pieces = [this.#time, ...this.#blocks];
      this.#stretch.push(
        openElement(
          ID.cluster,
          pieces.reduce((sum, piece) => sum + lengthOf(piece), 0),
        ),
        ...pieces,
      );
    }
    this.#time = undefined;
    this.#blocks = [];
  }

  #endStretch(): void {
    const time = this.#time;
    this.#endCluster();
    if (this.#stretch.length > 0) this.#stretches.push([...this.#head.pieces, ...this.#stretch]);
    this.#stretch = [];
    // Blocks after the damage may still belong to the same cluster.
    this.#time = time;
  }
}
