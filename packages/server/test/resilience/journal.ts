/** Effect of a write, as statements that are true of the data afterwards. */
export interface Change {
  adds?: string[];
  removes?: string[];
}

/**
 * A client's log of its own data: an entry before each write, and one after each response. After a crash, acknowledged
 * writes must exist, and the one unacknowledged write completely or not at all.
 */
export class Journal {
  #facts: string[] = [];
  #pending: Change | undefined;
  readonly #lines: string[] = [];
  /** Number of successful writes. */
  acknowledged = 0;

  get facts(): readonly string[] {
    return this.#facts;
  }

  /** Makes a write. After an error, its outcome is unknown. */
  async write<T>(change: Change, make: () => Promise<T>): Promise<T> {
    this.#note('asked', change);
    this.#pending = change;
    const answer = await make();
    this.#note('done', change);
    this.#facts = after(this.#facts, change);
    this.#pending = undefined;
    this.acknowledged += 1;
    return answer;
  }

  /** @throws Error if the data is neither the state before nor after the unacknowledged write */
  settle(observed: string[]): void {
    const seen = observed.toSorted();
    const possible = [this.#facts, ...(this.#pending ? [after(this.#facts, this.#pending)] : [])];
    const state = possible.find((facts) => isSame(facts.toSorted(), seen));
    if (!state) throw new Error(this.#differences(seen));
    this.#facts = state;
    this.#pending = undefined;
  }

  #note(what: string, change: Change): void {
    this.#lines.push(`${new Date().toISOString()} ${what} ${JSON.stringify(change)}`);
  }

  #differences(seen: string[]): string {
    const missing = this.#facts.filter((fact) => !seen.includes(fact));
    const extra = seen.filter((fact, index) => !this.#facts.includes(fact) || seen.indexOf(fact) !== index);
    const problems = [`missing: ${JSON.stringify(missing)}`, `not expected: ${JSON.stringify(extra)}`];
    return [...problems, `without an answer: ${JSON.stringify(this.#pending)}`, ...this.#lines.slice(-10)].join('\n');
  }
}

function after(facts: readonly string[], { adds = [], removes = [] }: Change): string[] {
  return [...facts.filter((fact) => !removes.includes(fact)), ...adds];
}

function isSame(one: string[], other: string[]): boolean {
  return one.length === other.length && one.every((fact, index) => fact === other[index]);
}
