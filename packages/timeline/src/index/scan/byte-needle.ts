import { foldForSearch } from '@flowlens/core';

const encoder = new TextEncoder();
const LETTER_S = 0x73;
/** The two bytes of ß. */
const SHARP_S = [0xc3, 0x9f] as const;
/** Marks a pair that occurs several times in the text, or too far from its start. */
const ANY_PLACE = 0xff;
/** A text of this length contains a pair of bytes at an even address, wherever it begins. */
const MIN_BYTES_FOR_PAIRS = 3;

/** Text to search for in bytes. */
export class ByteNeedle {
  /** The folded text. */
  readonly text: string;
  /** Its number of bytes. */
  readonly length: number;
  /** Each byte in lower case, and in upper case if that has the same length. */
  readonly #lower: Uint8Array;
  readonly #upper: Uint8Array;
  /** Additional bytes that may occur at each position, for letters outside ASCII. */
  readonly #further: readonly (readonly number[])[];
  /**
   * For every two bytes as one number, in any case: their position in the text, counted from 1, or `ANY_PLACE`. `null` for
   * a short text.
   */
  readonly #pairs: Uint8Array | null;
  /** Last searched memory as pairs. Creating a view costs more than searching a short text. */
  #memory: Uint16Array = new Uint16Array();

  /**
   * @param isFolded Whether the searched bytes are folded already. If not, the search ignores case, except for letters
   * whose two cases have different lengths: those match in lower case only. A result may then be a false match, which
   * `lettersAt` can tell.
   */
  constructor(text: string, isFolded: boolean) {
    this.text = foldForSearch(text);
    this.#lower = encoder.encode(this.text);
    this.#upper = isFolded ? this.#lower : encoder.encode([...this.text].map(upperCase).join(''));
    this.#further = isFolded ? Array.from(this.#lower, () => []) : unfoldedBytes(this.text, this.#lower);
    this.length = this.#lower.length;
    this.#pairs = this.length < MIN_BYTES_FOR_PAIRS ? null : this.#makePairs();
  }

  /** Returns true if the bytes at a match are all ASCII, so that the match is exact. */
  isPlainAt(bytes: Uint8Array, at: number): boolean {
    for (let index = 0; index < this.length; index += 1) if (bytes[at + index]! >= 0x80) return false;
    return true;
  }

  /** Returns the matching bytes, including the rest of an ß that matches by half. */
  lettersAt(bytes: Uint8Array, at: number): Uint8Array {
    const end = at + this.length;
    return bytes.subarray(bytes[at] === SHARP_S[1] ? at - 1 : at, bytes[end - 1] === SHARP_S[0] ? end + 1 : end);
  }

  /** Returns the first position at or after `from` of a match that ends before `to`, or -1. */
  find(bytes: Uint8Array, from: number, to: number): number {
    return this.#pairs === null ? this.#findByBytes(bytes, from, to) : this.#findByPairs(bytes, from, to);
  }

  #findByBytes(bytes: Uint8Array, from: number, to: number): number {
    const low = this.#lower[0]!;
    const high = this.#upper[0]!;
    const last = to - this.length;
    for (let at = from; at <= last; at += 1) {
      const byte = bytes[at]!;
      if ((byte === low || byte === high || byte >= 0x80) && this.#standsAt(bytes, at)) return at;
    }
    return -1;
  }

  /**
   * Checks pairs at even addresses, each read as one number, and skips some in between. The gaps are no longer than the
   * number of pairs in the text, so every match contains a checked pair.
   */
  #findByPairs(bytes: Uint8Array, from: number, to: number): number {
    const pairs = this.#pairs!;
    const memory = this.#pairsOf(bytes);
    const { byteOffset } = bytes;
    const gap = (this.length - 1) >> 1;
    const end = (byteOffset + to) >> 1;
    for (let at = (byteOffset + from + this.length - 2) >> 1; at < end; at += gap) {
      // Two per iteration, which halves the number of branches to predict.
      while (at + gap < end && (pairs[memory[at]!]! | pairs[memory[at + gap]!]!) === 0) at += 2 * gap;
      const place = at < end ? pairs[memory[at]!]! : 0;
      if (place === 0) continue;
      const pairStart = 2 * at - byteOffset;
      const first = pairStart - (place === ANY_PLACE ? this.length - 2 : place - 1);
      const last = place === ANY_PLACE ? pairStart : first;
      for (let start = Math.max(first, from); start <= last && start + this.length <= to; start += 1) {
        if (this.#standsAt(bytes, start)) return start;
      }
    }
    return -1;
  }

  #pairsOf({ buffer }: Uint8Array): Uint16Array {
    if (this.#memory.buffer !== buffer) this.#memory = new Uint16Array(buffer, 0, buffer.byteLength >> 1);
    return this.#memory;
  }

  #standsAt(bytes: Uint8Array, at: number): boolean {
    const lower = this.#lower;
    const upper = this.#upper;
    for (let index = 0; index < lower.length; index += 1) {
      const byte = bytes[at + index]!;
      const isOne = byte === lower[index] || byte === upper[index];
      if (!isOne && (byte < 0x80 || !this.#further[index]!.includes(byte))) return false;
    }
    return true;
  }

  #makePairs(): Uint8Array {
    const pairs = new Uint8Array(0x10000);
    const pair = new Uint8Array(2);
    const asNumber = new Uint16Array(pair.buffer);
    const bytesAt = (place: number) => [this.#lower[place]!, this.#upper[place]!, ...this.#further[place]!];
    for (let place = 0; place + 1 < this.length; place += 1) {
      for (const first of bytesAt(place)) {
        for (const second of bytesAt(place + 1)) {
          pair.set([first, second]);
          const number = asNumber[0]!;
          const isOnly = pairs[number] === 0 || pairs[number] === place + 1;
          pairs[number] = isOnly && place + 1 < ANY_PLACE ? place + 1 : ANY_PLACE;
        }
      }
    }
    return pairs;
  }
}

/**
 * Returns the bytes of ß and ς that can match a folded text. An ß has as many bytes as the two s that it folds to. At
 * either end of the text, one s may be half of an ß.
 */
function unfoldedBytes(text: string, folded: Uint8Array): number[][] {
  const final = encoder.encode(text.replaceAll('σ', 'ς'));
  return Array.from(folded, (byte, index) => {
    if (byte !== LETTER_S) return byte === final[index] ? [] : [final[index]!];
    const [before, after] = [folded[index - 1], folded[index + 1]];
    const isFirstHalf = after === undefined || after === LETTER_S;
    const isSecondHalf = before === undefined || before === LETTER_S;
    return [...(isFirstHalf ? [SHARP_S[0]] : []), ...(isSecondHalf ? [SHARP_S[1]] : [])];
  });
}

function upperCase(character: string): string {
  const upper = character.toUpperCase();
  return encoder.encode(upper).length === encoder.encode(character).length ? upper : character;
}
