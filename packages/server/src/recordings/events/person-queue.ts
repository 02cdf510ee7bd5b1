/** Runs work one after the other for each key, and side by side for different ones. */
export class PersonQueue {
  readonly #waitingMax: number;
  readonly #lines = new Map<string, { last: Promise<unknown>; length: number }>();

  /** @param waitingMax - how much may wait for a key, beside what runs */
  constructor(waitingMax: number) {
    this.#waitingMax = waitingMax;
  }

  /** Returns whether the queue of a key is full. */
  isFull(key: string): boolean {
    return (this.#lines.get(key)?.length ?? 0) > this.#waitingMax;
  }

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const line = this.#lines.get(key) ?? { last: Promise.resolve(), length: 0 };
    this.#lines.set(key, line);
    line.length += 1;
    const turn = line.last.then(work, work);
    line.last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      line.length -= 1;
      if (line.length === 0) this.#lines.delete(key);
    }
  }
}
