import { foldForSearch } from '@flowlens/core';
import { EVENT_SHAPES } from '../format/event-shapes.js';
import { ByteNeedle } from '../index/scan/byte-needle.js';
import { BACKSLASH, COLON, isJsonSpace, QUOTE } from '../index/scan/json-bytes.js';

/** Keys of the data objects. They belong to the format instead of the recording, so searches ignore them. */
const FORMAT_KEYS = [
  ...new Set([
    'headers',
    // Keys of the original product that are not used here.
    'mask',
    'userAgent',
    'parentId',
    'trace_headers',
    'initiator',
    ...Object.values(EVENT_SHAPES).flatMap(({ texts, numbers, foreignTexts = [] }) => [
      ...texts,
      ...numbers,
      ...foreignTexts.map(([, theirs]) => theirs),
    ]),
  ]),
];
/** JSON characters outside of strings that may connect parts of a match. */
const BETWEEN_VALUES = /[{}[\]:,\s]/;
const LETTER_U = 0x75;
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const encoder = new TextEncoder();

/**
 * Searches recorded data in its JSON bytes, ignoring case. Matches what a user sees in the data: texts with their escapes
 * decoded, numbers, names of headers. Keys and punctuation of the format do not match.
 */
export class DetailsSearch {
  /** Occurs in the bytes of every value that contains the text. */
  readonly needle: ByteNeedle;
  /** Keys of the format that contain the text, and its positions in them. */
  readonly #keys: { key: Uint8Array; place: number }[];
  readonly #mustBeInText: boolean;

  constructor(search: string) {
    const folded = foldForSearch(search);
    this.needle = new ByteNeedle(JSON.stringify(folded).slice(1, -1), false);
    this.#mustBeInText = BETWEEN_VALUES.test(search);
    this.#keys = FORMAT_KEYS.flatMap((key) =>
      placesIn(key, folded).map((place) => ({ key: encoder.encode(key), place })),
    );
  }

  /** Returns whether a JSON value in the bytes contains the text. */
  matches(bytes: Uint8Array, from = 0, to = bytes.length): boolean {
    let at = this.needle.find(bytes, from, to);
    if (at === -1) return false;
    const texts = new TextWalk(bytes, from);
    while (at !== -1) {
      if (this.#counts(bytes, at) && (!this.#mustBeInText || texts.isText(at))) return true;
      at = this.needle.find(bytes, at + 1, to);
    }
    return false;
  }

  /** Like the search above, for data with needless escapes. */
  matchesUnusual(data: Uint8Array): boolean {
    try {
      return this.matches(encoder.encode(JSON.stringify(JSON.parse(decoder.decode(data)))));
    } catch {
      // The value is nested too deeply for `JSON.stringify`.
      return false;
    }
  }

  #counts(data: Uint8Array, at: number): boolean {
    if (isEscaped(data, at) || isInCodeUnit(data, at)) return false;
    if (this.#keys.some(({ key, place }) => isFormatKey(data, at - place, key))) return false;
    return (
      this.needle.isPlainAt(data, at) ||
      foldForSearch(decoder.decode(this.needle.lettersAt(data, at))).includes(this.needle.text)
    );
  }
}

function placesIn(key: string, folded: string): number[] {
  return [...key].flatMap((_, place) => (key.toLowerCase().startsWith(folded, place) ? place : []));
}

/** Recognizes JSON strings at ascending positions. */
class TextWalk {
  readonly #data: Uint8Array;
  #at: number;
  #inText = false;

  constructor(data: Uint8Array, from: number) {
    this.#data = data;
    this.#at = from;
  }

  isText(place: number): boolean {
    for (; this.#at < place; this.#at += 1) {
      const byte = this.#data[this.#at];
      if (byte === QUOTE) this.#inText = !this.#inText;
      else if (byte === BACKSLASH && this.#inText) this.#at += 1;
    }
    return this.#inText;
  }
}

/** Returns whether preceding backslashes escape a byte. */
function isEscaped(data: Uint8Array, at: number): boolean {
  let first = at;
  while (first > 0 && data[first - 1] === BACKSLASH) first -= 1;
  return (at - first) % 2 === 1;
}

/** Returns whether a byte is one of the digits of `\u001b`. */
function isInCodeUnit(data: Uint8Array, at: number): boolean {
  for (let back = 1; back <= 4; back += 1) {
    if (data[at - back] === LETTER_U && isEscaped(data, at - back)) return true;
  }
  return false;
}

function isFormatKey(data: Uint8Array, at: number, key: Uint8Array): boolean {
  if (data[at - 1] !== QUOTE || isEscaped(data, at - 1) || data[at + key.length] !== QUOTE) return false;
  if (!key.every((byte, index) => data[at + index] === byte)) return false;
  let after = at + key.length + 1;
  while (isJsonSpace(data[after] ?? 0)) after += 1;
  return data[after] === COLON;
}
