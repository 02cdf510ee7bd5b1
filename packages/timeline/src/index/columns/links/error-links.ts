import { ECHO_AFTER_MS, ECHO_REACH_REQUESTS, ECHO_REACH_ROWS } from '../../../entries/browser-echo.js';
import { REPEAT_MS, type Repeats } from '../../../entries/repeated-error.js';
import { type Columns, EventFlag, NO_EVENT } from '../events/event-columns.js';
import type { EventContents } from '../events/event-contents.js';
import { severityNumber } from '../events/event-facts.js';
import { typeNumber } from '../events/event-fields.js';
import type { TimeList } from '../time-list.js';

const REQUEST = typeNumber('network_request');
const ERROR = severityNumber('error');

interface LastError {
  head: number;
  timeMs: number;
  /** `null` until it is compared. */
  key: string | null;
}

/** A request that was answered with an error. */
interface Failure {
  head: number;
  status: number;
  endMs: number;
}

/**
 * Joins errors that say the same: the browser's message about a failed request to the request, and equal errors in a row to
 * the first of them.
 */
export class ErrorLinks {
  readonly #contents: EventContents;
  readonly #echoes = new Map<number, number>();
  readonly #repeats = new Map<number, Repeats>();
  /** Requests that a message without a URL may be about, in the order of their responses. */
  #failures: Failure[] = [];
  #last: LastError | null = null;

  constructor(contents: EventContents) {
    this.#contents = contents;
  }

  /** Returns the browser's message about a request that failed, or -1. */
  echoOf(head: number): number {
    return this.#echoes.get(head) ?? NO_EVENT;
  }

  /** Returns the equal errors that an entry stands for; `null` if it is only one. */
  repeatsOf(head: number): Repeats | null {
    return this.#repeats.get(head) ?? null;
  }

  /** Frees data that is not needed after the last event. */
  finish(): void {
    this.#failures = [];
  }

  get size(): number {
    return this.#echoes.size + this.#repeats.size;
  }

  /** Remembers a request that was answered with an error. */
  addFailure(failure: Failure): void {
    const outdated = this.#failures.findIndex(({ endMs }) => endMs >= failure.endMs - ECHO_AFTER_MS);
    this.#failures.splice(0, outdated === -1 ? this.#failures.length : outdated);
    this.#failures.push(failure);
  }

  /** Returns the request that an event is about, or -1 if the event is an entry of its own. */
  joinRequest(data: Columns, place: number, { entries, timeMs }: { entries: TimeList; timeMs: number }): number {
    if ((data.flags[place]! & EventFlag.Echo) === 0) return NO_EVENT;
    const target = this.#contents.echoTarget(place);
    if (target === null) return NO_EVENT;
    const head =
      target.url === null ? this.#withStatus(target.status, timeMs) : this.#withUrl(target.url, data, entries);
    if (head !== NO_EVENT) this.#echoes.set(head, place);
    return head;
  }

  #withStatus(status: number | null, timeMs: number): number {
    const failure = this.#failures.findLast(
      (each) => each.status === status && each.endMs >= timeMs - ECHO_AFTER_MS && !this.#echoes.has(each.head),
    );
    return failure?.head ?? NO_EVENT;
  }

  #withUrl(url: string, data: Columns, entries: TimeList): number {
    let compared = 0;
    for (let back = 1; back <= ECHO_REACH_ROWS && compared < ECHO_REACH_REQUESTS; back += 1) {
      const head = entries.fromEnd(back);
      if (head === NO_EVENT) break;
      if (data.types[head] !== REQUEST || this.#echoes.has(head)) continue;
      if (data.severities[head] !== ERROR && data.nexts[head] !== NO_EVENT) continue;
      compared += 1;
      if (this.#contents.requestUrl(head) === url) return head;
    }
    return NO_EVENT;
  }

  /** Returns whether an error was counted with the equal one before it. */
  repeats(data: Columns, place: number, { entries, timeMs }: { entries: TimeList; timeMs: number }): boolean {
    const last = this.#last;
    const follows =
      last !== null &&
      entries.fromEnd(1) === last.head &&
      data.types[place] === data.types[last.head] &&
      timeMs - last.timeMs <= REPEAT_MS;
    if (!follows) {
      this.#last = { head: place, timeMs, key: null };
      return false;
    }
    last.key ??= this.#contents.errorKey(last.head);
    const key = this.#contents.errorKey(place);
    if (key !== last.key) {
      this.#last = { head: place, timeMs, key };
      return false;
    }
    last.timeMs = timeMs;
    const count = (this.#repeats.get(last.head)?.count ?? 1) + 1;
    this.#repeats.set(last.head, { count, lastTimeMs: timeMs });
    return true;
  }
}
