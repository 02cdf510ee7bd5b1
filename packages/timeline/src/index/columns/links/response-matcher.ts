import { ENTRY_KINDS } from '@flowlens/core/recorded';
import { type Columns, NO_EVENT, NO_STATUS } from '../events/event-columns.js';
import { severityNumber } from '../events/event-facts.js';
import { KIND_OF_TYPE, kindNumber, typeNumber } from '../events/event-fields.js';
import { ErrorLinks } from './error-links.js';
import type { EventContents } from '../events/event-contents.js';
import { requestKindNumber, UNDECIDED } from '../request-kind-numbers.js';
import { SEVERITY_OF_KIND } from '../../../entries/entry-severity.js';
import { EntryTally } from '../../../search/entry-tally.js';
import { TimeList } from '../time-list.js';
import { WebSocketGroups } from './websocket-groups.js';

const REQUEST = typeNumber('network_request');
const NETWORK = kindNumber('network');
const WEBSOCKET = kindNumber('websocket');
const CONSOLE_ERROR = kindNumber('console_error');
const JAVASCRIPT_ERROR = kindNumber('javascript_error');
const INFO = severityNumber('info');
const ERROR = severityNumber('error');
const ASSET = requestKindNumber('asset');
/** Indexed by the number of the kind; undefined if the severity depends on the event's data. */
const FIXED_SEVERITIES = ENTRY_KINDS.map((kind) => {
  const severity = SEVERITY_OF_KIND[kind];
  return severity === undefined ? undefined : severityNumber(severity);
});

/**
 * Matches responses to their requests, and groups the events of a websocket: one event at a time, in order of time. A
 * response answers the oldest open request with its correlation id; redirects reuse an id. A response before the first
 * request of its id waits for that request; any other stands alone.
 */
export class ResponseMatcher {
  /** The entries so far, in order of time. */
  readonly entries = new TimeList();
  readonly tally = new EntryTally();
  readonly sockets = new WebSocketGroups();
  /** By correlation number: the oldest waiting request, or the last entry that was answered. */
  readonly #current = new Map<number, number>();
  readonly #further = new Map<number, number[]>();
  readonly #early = new Map<number, number>();
  readonly #contents: EventContents;
  readonly errors: ErrorLinks;

  constructor(contents: EventContents) {
    this.#contents = contents;
    this.errors = new ErrorLinks(contents);
  }

  add(data: Columns, place: number, timeMs: number): void {
    const type = data.types[place]!;
    const kind = KIND_OF_TYPE[type]!;
    data.nexts[place] = NO_EVENT;
    data.severities[place] = FIXED_SEVERITIES[kind] ?? data.outcomes[place]!;
    if (kind === NETWORK && (type === REQUEST ? this.#addRequest(data, place) : this.#addResponse(data, place, timeMs)))
      return;
    if (kind === WEBSOCKET && this.sockets.add(data, place)) {
      // Later events do not clear the error of a refused handshake.
      if (data.outcomes[place] !== INFO)
        this.#setSeverity(data, this.sockets.headOf(data, place), data.outcomes[place]!);
      return;
    }
    if ((kind === CONSOLE_ERROR || kind === JAVASCRIPT_ERROR) && this.#joinError(data, place, timeMs)) return;
    if (kind === NETWORK) {
      data.requestKinds[place] = type === REQUEST ? data.eventKinds[place]! : this.#contents.responseKind(place);
      this.tally.addRequest(data.requestKinds[place]);
    }
    this.entries.add(place, timeMs);
    this.tally.add(kind, data.severities[place]);
  }

  /** Frees data that is not needed after the last event. */
  finish(): void {
    this.entries.trim();
    this.sockets.finish();
    this.errors.finish();
    for (const map of [this.#current, this.#further, this.#early]) map.clear();
  }

  get heldBytes(): number {
    // Approximate size of a pair of numbers and its slot in a map.
    return (
      this.entries.heldBytes + (this.#current.size + this.#early.size + this.errors.size + this.sockets.size * 4) * 40
    );
  }

  /** Returns whether the error was merged into an earlier entry. */
  #joinError(data: Columns, place: number, timeMs: number): boolean {
    const request = this.errors.joinRequest(data, place, { entries: this.entries, timeMs });
    if (request === NO_EVENT) return this.errors.repeats(data, place, { entries: this.entries, timeMs });
    // Without a response, this is all that is known of its outcome.
    this.#setSeverity(data, request, ERROR);
    return true;
  }

  /** Returns whether the request was merged into an earlier entry. */
  #addRequest(data: Columns, place: number): boolean {
    const key = data.correlations[place]!;
    if (key === -1) return false;
    const known = this.#current.get(key);
    const response = known === undefined ? this.#early.get(key) : undefined;
    if (response !== undefined) {
      data.nexts[response] = place;
      if (data.eventKinds[place] !== UNDECIDED) this.#setRequestKind(data, response, data.eventKinds[place]!);
      if (isSilent(data, response)) this.#setSeverity(data, response, data.outcomes[place]!);
      this.#current.set(key, response);
      return true;
    }
    if (known !== undefined && isWaiting(data, known)) {
      const queue = this.#further.get(key);
      if (queue === undefined) this.#further.set(key, [place]);
      else queue.push(place);
    } else {
      this.#current.set(key, place);
    }
    return false;
  }

  /** Returns whether the response was merged into an earlier entry. */
  #addResponse(data: Columns, place: number, timeMs: number): boolean {
    const key = data.correlations[place]!;
    const known = key === -1 ? undefined : this.#current.get(key);
    if (known !== undefined && isWaiting(data, known)) {
      data.nexts[known] = place;
      if (data.requestKinds[known] === UNDECIDED) this.#setRequestKind(data, known, this.#contents.responseKind(place));
      if (!isSilent(data, place)) this.#setSeverity(data, known, data.outcomes[place]!);
      if (data.outcomes[place] === ERROR)
        this.errors.addFailure({ head: known, status: data.statuses[place]!, endMs: timeMs });
      const next = this.#further.size > 0 ? this.#further.get(key)?.shift() : undefined;
      if (next !== undefined) this.#current.set(key, next);
      return true;
    }
    if (key !== -1 && known === undefined && !this.#early.has(key)) this.#early.set(key, place);
    return false;
  }

  #setRequestKind(data: Columns, head: number, kind: number): void {
    this.tally.moveRequest(data.requestKinds[head]!, kind);
    data.requestKinds[head] = kind;
  }

  #setSeverity(data: Columns, head: number, severity: number): void {
    const kind = KIND_OF_TYPE[data.types[head]!]!;
    this.tally.move(kind, data.severities[head]!, severity);
    data.severities[head] = severity;
  }
}

/** Returns whether an entry may be folded with its neighbours: an asset that did not fail. */
export function isFoldable({ types, requestKinds, severities }: Columns, head: number): boolean {
  return requestKinds[head] === ASSET && KIND_OF_TYPE[types[head]!] === NETWORK && severities[head] !== ERROR;
}

/** Returns true if a response has neither a status nor an error, so that its request determines the outcome. */
function isSilent(data: Columns, response: number): boolean {
  return data.statuses[response] === NO_STATUS && data.outcomes[response] === INFO;
}

function isWaiting(data: Columns, head: number): boolean {
  return data.types[head] === REQUEST && data.nexts[head] === NO_EVENT;
}
