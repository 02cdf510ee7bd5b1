const [QUOTE, BACKSLASH, COLON] = [0x22, 0x5c, 0x3a];
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_ARRAY, CLOSE_ARRAY] = [0x7b, 0x7d, 0x5b, 0x5d];

/**
 * The events of a timeline file, one after the other as they arrive, so that a large file neither fills the memory nor
 * holds up the other callers. Takes both forms of the file: an array of events, and an object with `timeline` (spec §3).
 *
 * @throws SyntaxError for an event that is no JSON
 */
export async function* readTimelineEvents(file: AsyncIterable<Buffer>): AsyncGenerator<unknown> {
  const position = new TimelinePosition();
  /** The event that the last chunk ended in. */
  let begun: Buffer[] = [];
  for await (const chunk of file) {
    let start = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const step = position.take(chunk[at] ?? 0);
      if (step === 'event begins') start = at;
      if (step === 'event ends') {
        const end = chunk.subarray(start, at + 1);
        yield JSON.parse((begun.length === 0 ? end : Buffer.concat([...begun, end])).toString('utf8'));
        begun = [];
      }
      if (step === 'events end') return;
    }
    if (position.inEvent) begun.push(chunk.subarray(start));
  }
}

type Step = 'event begins' | 'event ends' | 'events end' | undefined;

/** Where in the file a byte stands. It knows brackets and texts, and leaves the rest to `JSON.parse`. */
class TimelinePosition {
  inEvent = false;
  #depth = 0;
  /** How deep the array of events lies; 0 until it was found. */
  #eventsDepth = 0;
  #inText = false;
  #isEscaped = false;
  /** The last text outside of the events: a key when a colon follows. */
  #text: number[] = [];
  #key = '';

  take(byte: number): Step {
    if (this.#inText) return this.#takeText(byte);
    switch (byte) {
      case QUOTE:
        this.#inText = true;
        this.#text = [];
        return undefined;
      case COLON:
        if (!this.inEvent) this.#key = Buffer.from(this.#text).toString('utf8');
        return undefined;
      case OPEN_OBJECT:
      case OPEN_ARRAY:
        return this.#open(byte);
      case CLOSE_OBJECT:
      case CLOSE_ARRAY:
        return this.#close();
      default:
        return undefined;
    }
  }

  #takeText(byte: number): undefined {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (byte === BACKSLASH) this.#isEscaped = true;
    else if (byte === QUOTE) this.#inText = false;
    // Longer texts than the one key that matters are of no use.
    if (this.#inText && !this.inEvent && this.#text.length < 16) this.#text.push(byte);
  }

  #open(byte: number): Step {
    this.#depth += 1;
    if (this.#eventsDepth === 0) {
      const isTimeline = this.#depth === 1 || (this.#depth === 2 && this.#key === 'timeline');
      if (byte === OPEN_ARRAY && isTimeline) this.#eventsDepth = this.#depth;
      return undefined;
    }
    if (this.#depth !== this.#eventsDepth + 1) return undefined;
    this.inEvent = true;
    return 'event begins';
  }

  #close(): Step {
    this.#depth -= 1;
    if (this.#eventsDepth === 0) return undefined;
    if (this.#depth < this.#eventsDepth) return 'events end';
    if (this.#depth !== this.#eventsDepth) return undefined;
    this.inEvent = false;
    return 'event ends';
  }
}
