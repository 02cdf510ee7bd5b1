import type { Exchange, Network, Socket } from './network.js';

export interface Comparison {
  /** Requests, responses and websocket events on either side. */
  total: number;
  /** Events that are equal on both sides. */
  equal: number;
  /** One line for each other event. */
  differences: string[];
}

/** Compares the network of DevTools with the recorded one, event by event. */
export function compareNetworks(shown: Network, recorded: Network): Comparison {
  const outcome: Comparison = { total: 0, equal: 0, differences: [] };
  const check = (isEqual: boolean, difference: () => string) => {
    outcome.total += 1;
    if (isEqual) outcome.equal += 1;
    else outcome.differences.push(difference());
  };

  const nameOf = ({ method, url }: Exchange) => `${method} ${url}`;
  for (const [one, other] of inPairs(shown.exchanges, recorded.exchanges, nameOf)) {
    const name = nameOf((one ?? other)!);
    check(one !== undefined && one.requestBody === other?.requestBody, () => `${name}: ${compared(one, other)}`);
    if (one?.status === undefined && other?.status === undefined) continue;
    const isEqual = one?.status === other?.status && one?.responseBody === other?.responseBody;
    check(isEqual, () => `answer to ${name}: ${compared(one, other)}`);
  }
  for (const [one, other] of inPairs(shown.sockets, recorded.sockets, ({ url }) => url)) {
    const [shownEvents, recordedEvents] = [one, other].map(eventsOf) as [string[], string[]];
    for (let place = 0; place < Math.max(shownEvents.length, recordedEvents.length); place += 1) {
      const [event, otherEvent] = [shownEvents[place], recordedEvents[place]];
      check(event === otherEvent, () => `websocket ${(one ?? other)?.url}: ${compared(event, otherEvent)}`);
    }
  }
  return outcome;
}

export function percentOf({ total, equal }: Comparison): number {
  return total === 0 ? 0 : (100 * equal) / total;
}

/** Pairs entries of the same name in order. An entry on one side only has no partner. */
function inPairs<Entry>(
  shown: readonly Entry[],
  recorded: readonly Entry[],
  nameOf: (entry: Entry) => string,
): [Entry | undefined, Entry | undefined][] {
  const left = [...recorded];
  const pairs = shown.map((entry): [Entry, Entry | undefined] => {
    const place = left.findIndex((other) => nameOf(other) === nameOf(entry));
    return [entry, place < 0 ? undefined : left.splice(place, 1)[0]];
  });
  return [...pairs, ...left.map((entry): [undefined, Entry] => [undefined, entry])];
}

function eventsOf(socket: Socket | undefined): string[] {
  if (!socket) return [];
  const frames = socket.frames.map(({ direction, opcode, data }) => `${direction} ${opcode} ${data}`);
  return ['created', ...frames, ...(socket.isClosed ? ['closed'] : [])];
}

function compared(one: unknown, other: unknown): string {
  return `${JSON.stringify(one) ?? 'nothing'} in DevTools, ${JSON.stringify(other) ?? 'nothing'} recorded`;
}
