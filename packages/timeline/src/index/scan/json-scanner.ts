import {
  BACKSLASH,
  CLOSE_ARRAY,
  CLOSE_OBJECT,
  COLON,
  COMMA,
  isDigit,
  isJsonSpace,
  MINUS,
  OPEN_ARRAY,
  OPEN_OBJECT,
  QUOTE,
} from './json-bytes.js';
import { numberMayEnd, numberNext, NumberState, numberStart } from './json-number.js';
import type { JsonSink } from './json-sink.js';
import { resized } from './resized.js';

/** Expected token, or the token being scanned. */
const enum State {
  Value,
  ValueOrEnd,
  Key,
  KeyOrEnd,
  Colon,
  AfterValue,
  Text,
  Escape,
  Hex,
  Number,
  Word,
  Failed,
}

/** Location of an error in the JSON. */
export interface JsonMistake {
  /** Index in the chunk of the byte from which on the rest of the file is checked. */
  at: number;
  depth: number;
  inText: boolean;
}

/** Kind of a value, according to its first byte. */
const enum Kind {
  None,
  Text,
  Object,
  Array,
  Number,
  Word,
}

const WORDS: Record<number, string> = { 0x74: 'true', 0x66: 'false', 0x6e: 'null' };
const KINDS = Uint8Array.from({ length: 256 }, (_, byte) => kindOf(byte));

const SLASH = 0x2f;
/** 1 for characters that form an escape after a backslash; 2 if the escape was not necessary. */
const ESCAPES = Uint8Array.from({ length: 256 }, (_, byte) =>
  '"\\bfnrt'.includes(String.fromCharCode(byte)) ? 1 : byte === SLASH ? 2 : 0,
);
const LETTER_U = 0x75;
/** Bit that turns the quote into a space. */
const QUOTE_BIT = QUOTE ^ 0x20;
/** Returns whether a character has a shorter notation than four hex digits. */
const hasShorterWay = (codeUnit: number) => codeUnit >= 0x20 || '\b\t\n\f\r'.includes(String.fromCharCode(codeUnit));

/**
 * Validates JSON byte by byte, exactly like `JSON.parse`, in chunks that may be cut anywhere. Builds no values, and reports
 * to the sink where keys and values begin and end.
 */
export class JsonScanner {
  #state: State = State.Value;
  /** Number of arrays and objects around the current byte. */
  #depth = 0;
  /** 1 for each of them that is an object. */
  #objects = new Uint8Array(64);
  #inKey = false;
  #keyStart = 0;
  #hexDigits = 0;
  #codeUnit = 0;
  #number = NumberState.Over;
  #word = '';
  #wordLength = 0;
  readonly #sink: JsonSink;

  constructor(sink: JsonSink) {
    this.#sink = sink;
  }

  /** Scans a chunk that begins at `base` in the file. Returns the first error, after which nothing may be scanned. */
  push(bytes: Uint8Array, base: number): JsonMistake | null {
    const sink = this.#sink;
    const length = bytes.length;
    let state: State = this.#state;
    let at = 0;
    while (at < length) {
      const byte = bytes[at]!;
      switch (state) {
        case State.Text:
          at = skipText(bytes, at);
          if (at === length) break;
          if (bytes[at] === QUOTE) state = this.#endText(base + at + 1);
          else if (bytes[at] === BACKSLASH) state = State.Escape;
          else return this.#fail(at, true);
          at += 1;
          // Follows nearly every key.
          if (state === State.Colon && at < length && bytes[at] === COLON) {
            at += 1;
            state = State.Value;
          }
          break;
        case State.Escape:
          if (ESCAPES[byte] !== 0) state = State.Text;
          else if (byte === LETTER_U) state = State.Hex;
          else return this.#fail(at + 1, true);
          if (ESCAPES[byte] === 2) sink.unusualEscape();
          at += 1;
          this.#hexDigits = this.#codeUnit = 0;
          break;
        case State.Hex: {
          const digit = hexValue(byte);
          if (digit === -1) return this.#fail(at, true);
          at += 1;
          this.#codeUnit = this.#codeUnit * 16 + digit;
          this.#hexDigits += 1;
          if (this.#hexDigits < 4) break;
          if (hasShorterWay(this.#codeUnit)) sink.unusualEscape();
          state = State.Text;
          break;
        }
        case State.Value:
        case State.ValueOrEnd:
          if (byte === CLOSE_ARRAY && state === State.ValueOrEnd) state = this.#close(base + at + 1);
          else if (!isJsonSpace(byte)) state = this.#startValue(byte, base + at);
          if (state === State.Failed) return this.#fail(at, false);
          at += 1;
          break;
        case State.Key:
        case State.KeyOrEnd:
          if (byte === QUOTE) {
            this.#inKey = true;
            this.#keyStart = base + at + 1;
            state = State.Text;
          } else if (byte === CLOSE_OBJECT && state === State.KeyOrEnd) {
            state = this.#close(base + at + 1);
          } else if (!isJsonSpace(byte)) {
            return this.#fail(at, false);
          }
          at += 1;
          break;
        case State.Colon:
          if (byte === COLON) state = State.Value;
          else if (!isJsonSpace(byte)) return this.#fail(at, false);
          at += 1;
          break;
        case State.AfterValue:
          if (!isJsonSpace(byte)) state = this.#afterValue(byte, base + at + 1);
          if (state === State.Failed) return this.#fail(at, false);
          at += 1;
          break;
        case State.Number: {
          at = skipDigits(bytes, at, this.#number);
          if (at === length) break;
          const next = numberNext(this.#number, bytes[at]!);
          if (next !== NumberState.Over) {
            this.#number = next;
            at += 1;
          } else if (numberMayEnd(this.#number)) {
            state = this.#endValue(base + at);
          } else {
            return this.#fail(at, false);
          }
          break;
        }
        case State.Word:
          if (byte !== this.#word.charCodeAt(this.#wordLength)) return this.#fail(at, false);
          at += 1;
          this.#wordLength += 1;
          if (this.#wordLength === this.#word.length) state = this.#endValue(base + at);
          break;
        case State.Failed:
          return this.#fail(at, false);
      }
    }
    this.#state = state;
    return null;
  }

  /** Ends the file at `end`. Returns the error if it is incomplete. */
  finish(end: number): JsonMistake | null {
    if (this.#state === State.Number && numberMayEnd(this.#number)) this.#state = this.#endValue(end);
    if (this.#state === State.AfterValue && this.#depth === 0) return null;
    const inText = this.#state === State.Text || this.#state === State.Escape || this.#state === State.Hex;
    return this.#fail(0, inText);
  }

  #startValue(byte: number, offset: number): State {
    const kind: Kind = KINDS[byte]!;
    if (kind === Kind.None) return State.Failed;
    if (this.#depth <= this.#sink.reportDepth) this.#sink.valueStart(this.#depth, offset, byte);
    switch (kind) {
      case Kind.Text:
        this.#inKey = false;
        return State.Text;
      case Kind.Number:
        this.#number = numberStart(byte);
        return State.Number;
      case Kind.Word:
        this.#word = WORDS[byte]!;
        this.#wordLength = 1;
        return State.Word;
      default:
        return this.#open(kind === Kind.Object);
    }
  }

  #open(isObject: boolean): State {
    if (this.#depth === this.#objects.length) this.#objects = resized(this.#objects, this.#depth * 2);
    this.#objects[this.#depth] = isObject ? 1 : 0;
    this.#depth += 1;
    return isObject ? State.KeyOrEnd : State.ValueOrEnd;
  }

  #close(end: number): State {
    this.#depth -= 1;
    return this.#endValue(end);
  }

  #endValue(end: number): State {
    if (this.#depth <= this.#sink.reportDepth) this.#sink.valueEnd(this.#depth, end);
    return State.AfterValue;
  }

  #endText(end: number): State {
    if (!this.#inKey) return this.#endValue(end);
    if (this.#depth <= this.#sink.reportDepth) this.#sink.key(this.#depth, this.#keyStart, end - 1);
    return State.Colon;
  }

  #afterValue(byte: number, end: number): State {
    if (this.#depth === 0) return State.Failed;
    const inObject = this.#objects[this.#depth - 1] === 1;
    if (byte === COMMA) return inObject ? State.Key : State.Value;
    return byte === (inObject ? CLOSE_OBJECT : CLOSE_ARRAY) ? this.#close(end) : State.Failed;
  }

  #fail(at: number, inText: boolean): JsonMistake {
    this.#state = State.Failed;
    return { at, depth: this.#depth, inText };
  }
}

function kindOf(byte: number): Kind {
  if (byte === QUOTE) return Kind.Text;
  if (byte === OPEN_OBJECT) return Kind.Object;
  if (byte === OPEN_ARRAY) return Kind.Array;
  if (byte === MINUS || isDigit(byte)) return Kind.Number;
  return byte in WORDS ? Kind.Word : Kind.None;
}

/** Returns the next position in a string that ends it, or that is neither a plain byte nor a plain escape. */
function skipText(bytes: Uint8Array, from: number): number {
  const { length } = bytes;
  let at = from;
  for (;;) {
    // Individual comparisons are faster than a table lookup. With one bit flipped, the quote is directly above all bytes
    // below a space.
    let byte = 0;
    while (at < length && ((byte = bytes[at]!) ^ QUOTE_BIT) > 0x20 && byte !== BACKSLASH) at += 1;
    if (at + 1 >= length || byte !== BACKSLASH || ESCAPES[bytes[at + 1]!] !== 1) return at;
    at += 2;
  }
}

/** Returns the next position in a number that is not another digit of its integer part. */
function skipDigits(bytes: Uint8Array, from: number, number: NumberState): number {
  let at = from;
  if (number === NumberState.Whole) while (at < bytes.length && isDigit(bytes[at]!)) at += 1;
  return at;
}

function hexValue(byte: number): number {
  if (isDigit(byte)) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}
