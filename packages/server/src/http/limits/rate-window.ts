import { MINUTE_MS } from '@flowlens/core/internal';

/** Counts hits by key in fixed time windows. Every window starts empty, which bounds its memory. */
export class RateWindow {
  readonly #limit: number;
  readonly #windowMs: number;
  #counts = new Map<string, number>();
  #endsAt = 0;

  /** @param limit - hits per window and key; 0 for no limit */
  constructor(limit: number, windowMs = MINUTE_MS) {
    this.#limit = limit;
    this.#windowMs = windowMs;
  }

  /** Counts a hit, which may have the weight of several. */
  hit(key: string, nowMs: number, weight = 1): void {
    this.#turn(nowMs);
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + weight);
  }

  /** Returns the whole seconds to wait if the limit is reached; 0 otherwise. */
  secondsToWait(key: string, nowMs: number): number {
    this.#turn(nowMs);
    const used = this.#counts.get(key) ?? 0;
    return this.#limit > 0 && used >= this.#limit ? Math.ceil((this.#endsAt - nowMs) / 1000) : 0;
  }

  #turn(nowMs: number): void {
    if (nowMs < this.#endsAt) return;
    this.#counts = new Map();
    this.#endsAt = nowMs + this.#windowMs;
  }
}
