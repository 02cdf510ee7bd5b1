import { ENTRY_KINDS, ENTRY_SEVERITIES, REQUEST_KINDS } from '@flowlens/core/recorded';
import { requestKindPlace } from '../index/columns/request-kind-numbers.js';
import type { EntryCounts } from '../rows/entry-counts.js';

/** Counts entries by the numbers of their kind and severity. */
export class EntryTally {
  readonly #counts = new Uint32Array(ENTRY_KINDS.length * ENTRY_SEVERITIES.length);

  readonly #requests = new Uint32Array(REQUEST_KINDS.length);

  add(kind: number, severity: number): void {
    this.#counts[kind * ENTRY_SEVERITIES.length + severity]! += 1;
  }

  move(kind: number, from: number, to: number): void {
    this.#counts[kind * ENTRY_SEVERITIES.length + from]! -= 1;
    this.add(kind, to);
  }

  /** Counts a request by the number of its kind. */
  addRequest(kind: number): void {
    this.#requests[requestKindPlace(kind)]! += 1;
  }

  moveRequest(from: number, to: number): void {
    this.#requests[requestKindPlace(from)]! -= 1;
    this.addRequest(to);
  }

  count(kind: number, severity: number): number {
    return this.#counts[kind * ENTRY_SEVERITIES.length + severity]!;
  }

  get totals(): EntryCounts {
    const kinds = ENTRY_KINDS.map((_, kind) =>
      sum(ENTRY_SEVERITIES.map((_name, severity) => this.count(kind, severity))),
    );
    const severities = ENTRY_SEVERITIES.map((_, severity) =>
      sum(ENTRY_KINDS.map((_name, kind) => this.count(kind, severity))),
    );
    return {
      total: sum(kinds),
      byKind: named(ENTRY_KINDS, kinds),
      byRequestKind: named(REQUEST_KINDS, [...this.#requests]),
      bySeverity: named(ENTRY_SEVERITIES, severities),
    };
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function named<Name extends string>(names: readonly Name[], numbers: readonly number[]): Record<Name, number> {
  return Object.fromEntries(names.map((name, index) => [name, numbers[index]])) as Record<Name, number>;
}
