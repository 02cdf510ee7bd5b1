/** Turns the monotonic seconds of the DevTools protocol into epoch milliseconds. */
export class BrowserClock {
  #offsetMs: number | undefined;

  /** Requests and handshakes carry both kinds of time, in seconds. */
  learn({ timestamp, wallTime }: { timestamp: number; wallTime: number }): void {
    this.#offsetMs ??= (wallTime - timestamp) * 1000;
  }

  /** @throws when nothing was learnt yet */
  epochMs(timestamp: number): number {
    if (this.#offsetMs === undefined) throw new Error('The browser has not told its time yet');
    return this.#offsetMs + timestamp * 1000;
  }
}
