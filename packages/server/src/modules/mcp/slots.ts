import { Refusal } from './refusal.js';

/** Lets a few pieces of work run side by side. The others wait for their turn, and too many of them are sent away. */
export class Slots {
  #free: number;
  readonly #most: number;
  readonly #waiting: (() => void)[] = [];

  constructor({ running, waiting }: { running: number; waiting: number }) {
    this.#free = running;
    this.#most = waiting;
  }

  /** @throws Refusal when too many wait already */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.#enter();
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }

  async #enter(): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1;
      return;
    }
    if (this.#waiting.length >= this.#most) throw new Refusal('The server is busy. Try again in a few seconds.');
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }
}
