import type { EntryFilter } from './entry-filter.js';
import { TimeList } from '../index/columns/time-list.js';
import type { SearchRun, TimelineSelection } from '../index/timeline-engine.js';

/** Walks through entries and keeps those that pass the filter. */
export class SearchWalk implements SearchRun {
  readonly #from: TimelineSelection;
  /** `null` lets every entry pass. */
  readonly #filter: EntryFilter | null;
  readonly #found = new TimeList();
  #next = 0;

  constructor(from: TimelineSelection, filter: EntryFilter | null) {
    this.#from = from;
    this.#filter = filter;
  }

  get done(): boolean {
    return this.#filter === null || this.#next === this.#from.length;
  }

  get selection(): TimelineSelection {
    return this.#filter === null ? this.#from : this.#found.selection;
  }

  get progress(): number {
    return this.done ? 1 : this.#next / this.#from.length;
  }

  step(entryCount: number): boolean {
    if (this.#filter === null) return true;
    const { entries, times } = this.#from;
    const end = Math.min(this.#from.length, this.#next + entryCount);
    for (; this.#next < end; this.#next += 1) {
      const entry = entries[this.#next]!;
      if (this.#filter.passes(entry)) this.#found.add(entry, times[this.#next]!);
    }
    return this.done;
  }
}
