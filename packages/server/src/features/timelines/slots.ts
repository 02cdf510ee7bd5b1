import { BusyError } from './busy-error.js';

interface SlotLimits {
  running: number;
  waiting: number;
  /** Maximum number of running and waiting tasks of one person. @default no limit */
  ofOnePerson?: number;
}

/** Runs a limited number of tasks in parallel. Others wait for their turn, and too many are rejected. */
export class Slots {
  #free: number;
  readonly #most: number;
  readonly #mostOfOne: number;
  readonly #waiting: (() => void)[] = [];
  readonly #taken = new Map<string, number>();

  constructor({ running, waiting, ofOnePerson = Infinity }: SlotLimits) {
    this.#free = running;
    this.#most = waiting;
    this.#mostOfOne = ofOnePerson;
  }

  /** @throws BusyError if too many tasks wait already, in total or of this person */
  async run<T>(work: () => Promise<T>, personId = ''): Promise<T> {
    const taken = this.#taken.get(personId) ?? 0;
    if (taken >= this.#mostOfOne) throw new BusyError();
    this.#taken.set(personId, taken + 1);
    try {
      return await this.#inTurn(work);
    } finally {
      const left = (this.#taken.get(personId) ?? 1) - 1;
      if (left > 0) this.#taken.set(personId, left);
      else this.#taken.delete(personId);
    }
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
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
    if (this.#waiting.length >= this.#most) throw new BusyError();
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }
}
