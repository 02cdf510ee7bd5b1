import type { ByteWindow } from './byte-window.js';
import { readChildren, readElement } from './ebml.js';
import { addRange, type Piece } from './stretch.js';
import { BESIDE_CLUSTERS, ID, isWhole, openElement, readUnsigned, type WholeElement } from './webm-elements.js';

/** Start of a WebM, up to its first cluster. */
export interface Head {
  pieces: Piece[];
  trackNumbers: Set<number>;
  /** Position of the first cluster. */
  end: number;
  segmentEnd: number | undefined;
}

/** Reads the elements before the clusters. Undefined when they are incomplete or in an order that no recorder writes. */
export async function readHead(window: ByteWindow): Promise<Head | undefined> {
  const ebml = await readElement(window, 0);
  if (ebml?.id !== ID.ebml || ebml.end === undefined) return undefined;
  const segment = await readElement(window, ebml.end);
  if (segment?.id !== ID.segment) return undefined;
  const pieces: Piece[] = [{ start: 0, end: ebml.end }, openElement(ID.segment)];
  const trackNumbers = new Set<number>();
  let at = segment.dataStart;
  for (;;) {
    const element = await readElement(window, at);
    if (!element || !BESIDE_CLUSTERS.has(element.id) || !isWhole(element, window)) break;
    if (element.id === ID.info || element.id === ID.tracks) addRange(pieces, { start: at, end: element.end });
    if (element.id === ID.tracks) for (const number of await trackNumbersIn(window, element)) trackNumbers.add(number);
    at = element.end;
  }
  return trackNumbers.size === 0 ? undefined : { pieces, trackNumbers, end: at, segmentEnd: segment.end };
}

async function trackNumbersIn(window: ByteWindow, { dataStart, end }: WholeElement): Promise<number[]> {
  const numbers: number[] = [];
  for (const entry of (await readChildren(window, dataStart, end)) ?? []) {
    if (entry.id !== ID.trackEntry || entry.end === undefined) continue;
    const fields = (await readChildren(window, entry.dataStart, entry.end)) ?? [];
    const number = fields.find(({ id }) => id === ID.trackNumber);
    if (number?.end !== undefined) numbers.push(await readUnsigned(window, number.dataStart, number.end));
  }
  return numbers;
}
