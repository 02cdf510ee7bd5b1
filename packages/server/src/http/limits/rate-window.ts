import { MINUTE_MS } from '@flowlens/core/internal';

/** Counts by key within fixed windows of time. Every window starts empty, so what it remembers stays bounded. */
export class RateWindow {
  readonly #limit: number;
  readonly #windowMs: number;
  #counts = new Map<string, number>();
  #endsAt = 0;

  /** @param limit - hits a window and key; 0 is no limit. */
  constructor(limit: number, windowMs = MINUTE_MS) {
    this.#limit = limit;
    this.#windowMs = windowMs;
  }

  /** Counts a hit, which may weigh as much as several. */
  hit(key: string, nowMs: number, weight = 1): void {
    this.#turn(nowMs);
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + weight);
  }

  /** Whole seconds to wait when the limit is used up; 0 while there is room. */
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
