const encoder = new TextEncoder();
/** From this length on it is faster to look at pairs with gaps between them than at every byte. */
const MIN_BYTES_FOR_PAIRS = 4;

/** A text to look for among bytes. */
export class ByteNeedle {
  /** In lower case. */
  readonly text: string;
  /** Number of its bytes. */
  readonly length: number;
  readonly isAscii: boolean;
  /** Each byte of it in lower case, and in upper case where that is as long. */
  readonly #lower: Uint8Array;
  readonly #upper: Uint8Array;
  /** For every two bytes, in any case: a bit for each place in it where they stand. `null` when it is too short for that to help. */
  readonly #pairs: Uint8Array | null;

  /**
   * @param isFolded Whether the bytes to look through are in lower case already. Else the text is found in any case; letters
   *   whose two cases take different numbers of bytes are found in lower case alone.
   */
  constructor(text: string, isFolded: boolean) {
    this.text = text.toLowerCase();
    this.#lower = encoder.encode(this.text);
    this.#upper = isFolded ? this.#lower : encoder.encode([...this.text].map(upperCase).join(''));
    this.length = this.#lower.length;
    this.isAscii = this.#lower.every((byte) => byte < 0x80);
    this.#pairs = this.length < MIN_BYTES_FOR_PAIRS ? null : pairsOf(this.#lower, this.#upper);
  }

  /** First place at or after `from` where it stands, whole before `to`, or -1. */
  find(bytes: Uint8Array, from: number, to: number): number {
    return this.#pairs === null ? this.#findByBytes(bytes, from, to) : this.#findByPairs(bytes, from, to);
  }

  #findByBytes(bytes: Uint8Array, from: number, to: number): number {
    const low = this.#lower[0]!;
    const high = this.#upper[0]!;
    const last = to - this.length;
    for (let at = from; at <= last; at += 1) {
      const byte = bytes[at]!;
      if ((byte === low || byte === high) && this.#standsAt(bytes, at)) return at;
    }
    return -1;
  }

  /** Wherever the text stands, one of the pairs looked at is one of its own: the gaps are no longer than it has pairs. */
  #findByPairs(bytes: Uint8Array, from: number, to: number): number {
    const pairs = this.#pairs!;
    const gap = this.length - 1;
    const end = to - 1;
    for (let at = from + gap - 1; at < end; at += gap) {
      // Two by two: processors are slow where they guess wrongly, and so they have to guess half as often.
      while (at + gap < end && (pairs[pairAt(bytes, at)]! | pairs[pairAt(bytes, at + gap)]!) === 0) at += 2 * gap;
      const places = at < end ? pairs[pairAt(bytes, at)]! : 0;
      if (places === 0) continue;
      for (let place = gap - 1; place >= 0; place -= 1) {
        const start = at - place;
        if ((places & bitOf(place)) !== 0 && start + this.length <= to && this.#standsAt(bytes, start)) return start;
      }
    }
    return -1;
  }

  #standsAt(bytes: Uint8Array, at: number): boolean {
    const lower = this.#lower;
    const upper = this.#upper;
    for (let index = 0; index < lower.length; index += 1) {
      const byte = bytes[at + index];
      if (byte !== lower[index] && byte !== upper[index]) return false;
    }
    return true;
  }
}

function pairsOf(lower: Uint8Array, upper: Uint8Array): Uint8Array {
  const pairs = new Uint8Array(0x10000);
  for (let place = 0; place + 1 < lower.length; place += 1) {
    for (const first of [lower[place]!, upper[place]!]) {
      for (const second of [lower[place + 1]!, upper[place + 1]!]) pairs[(first << 8) | second]! |= bitOf(place);
    }
  }
  return pairs;
}

const pairAt = (bytes: Uint8Array, at: number) => (bytes[at]! << 8) | bytes[at + 1]!;

/** Places that are eight apart share one. */
const bitOf = (place: number) => 1 << (place & 7);

function upperCase(character: string): string {
  const upper = character.toUpperCase();
  return encoder.encode(upper).length === encoder.encode(character).length ? upper : character;
}
