import { resized } from '../scan/resized.js';
import type { TimelineSelection } from '../timeline-engine.js';

/** A selection that only grows at its end. */
export class TimeList {
  #entries = new Uint32Array(256);
  #times = new Float64Array(256);
  #length = 0;
  #selection: TimelineSelection | null = null;

  add(entry: number, timeMs: number): void {
    if (this.#length === this.#entries.length) this.#resize(this.#length * 2);
    this.#entries[this.#length] = entry;
    this.#times[this.#length] = timeMs;
    this.#length += 1;
    this.#selection = null;
  }

  /** Returns the last entry for 1, the one before it for 2, and so on; -1 before the first. */
  fromEnd(back: number): number {
    return back > this.#length ? -1 : this.#entries[this.#length - back]!;
  }

  /** Frees the memory reserved for growth. */
  trim(): void {
    this.#resize(this.#length);
    this.#selection = null;
  }

  get length(): number {
    return this.#length;
  }

  /** Returns the current content, which does not change when the list grows. */
  get selection(): TimelineSelection {
    const length = this.#length;
    this.#selection ??= {
      length,
      entries: this.#entries.subarray(0, length),
      times: this.#times.subarray(0, length),
    };
    return this.#selection;
  }

  get heldBytes(): number {
    return this.#entries.byteLength + this.#times.byteLength;
  }

  #resize(length: number): void {
    this.#entries = resized(this.#entries, length);
    this.#times = resized(this.#times, length);
  }
}
