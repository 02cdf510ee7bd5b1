/** Runs work in sequence per key, and in parallel for different keys. */
export class PersonQueue {
  readonly #waitingMax: number;
  readonly #lines = new Map<string, { last: Promise<unknown>; length: number }>();

  /** @param waitingMax - maximum number of waiting tasks per key, besides the running one */
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
