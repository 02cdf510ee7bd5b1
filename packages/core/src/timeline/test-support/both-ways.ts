import { countEntries } from '../count-entries.js';
import { TimelineFormatError } from '../timeline-format-error.js';
import { rowOf } from '../timeline-row.js';
import { readInChunks } from './chunked-reading.js';
import { readPlainly } from './plain-reading.js';

/** All there is to know of a file: from the engine, and from the plain way. The two must be the same. */
export function readBothWays(file: Uint8Array, cuts: readonly number[]): { engine: unknown; plain: unknown } {
  return { engine: knownToEngine(file, cuts), plain: knownPlainly(file) };
}

function knownToEngine(file: Uint8Array, cuts: readonly number[]): unknown {
  const engine = readInChunks(file, cuts);
  if (engine instanceof TimelineFormatError) return reasonOf(engine);
  return {
    ids: Array.from(engine.all.entries, (number) => `e${number}`),
    times: [...engine.all.times],
    rows: engine.rows(engine.all, 0, engine.length),
    entries: [...engine.entries()],
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
    counts: countEntries(entries),
    metadata,
  };
}

function reasonOf({ problem, message }: TimelineFormatError): unknown {
  return { problem, message };
}
