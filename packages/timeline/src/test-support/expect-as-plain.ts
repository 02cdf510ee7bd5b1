import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import { countEntries } from './oracle/count-entries.js';
import { TimelineFormatError } from '../format/timeline-format-error.js';
import type { FoldedSelection } from '../index/timeline-engine.js';
import { rowOf } from '../rows/row-of.js';
import { readInChunks } from './chunked-reading.js';
import { foldEntries } from './oracle/fold-entries.js';
import { readPlainly } from './oracle/read-plainly.js';

/** Expects the same facts about a file from the engine and from the plain reader, or the same error from both. */
export function expectAsPlain(file: Uint8Array, cuts: readonly number[]): void {
  const engine = knownToEngine(file, cuts);
  const plain = knownPlainly(file);
  // Far faster than the matcher, which then shows the difference.
  if (!isDeepStrictEqual(engine, plain)) expect(engine).toStrictEqual(plain);
}

function knownToEngine(file: Uint8Array, cuts: readonly number[]): unknown {
  const engine = readInChunks(file, cuts);
  if (engine instanceof TimelineFormatError) return reasonOf(engine);
  return {
    ids: Array.from(engine.all.entries, (number) => `e${number}`),
    times: [...engine.all.times],
    rows: engine.rows(engine.all, 0, engine.length),
    entries: [...engine.entries()],
    folded: foldedRows(engine.fold(engine.all)),
    counts: engine.counts,
    metadata: engine.metadata,
  };
}

function knownPlainly(file: Uint8Array): unknown {
  const plain = readPlainly(file);
  if (plain instanceof TimelineFormatError) return reasonOf(plain);
  const { entries, metadata } = plain;
  return {
    ids: entries.map(({ id }) => id),
    times: entries.map(({ timeMs }) => timeMs),
    rows: entries.map(rowOf),
    entries,
    folded: foldEntries(entries),
    counts: countEntries(entries),
    metadata,
  };
}

function foldedRows({ entries, folded }: FoldedSelection): [id: string, folded: number][] {
  return Array.from(entries, (number, at) => [`e${number}`, folded?.[at] ?? 0]);
}

function reasonOf({ problem, message }: TimelineFormatError): unknown {
  return { problem, message };
}
