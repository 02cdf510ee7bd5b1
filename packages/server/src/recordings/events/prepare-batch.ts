import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { parseEvents, type RecordedMetadata, type SkippedLine } from './parse-events.js';
import { redactEvents } from './redact-events.js';

/** Skipped lines that are named; more are only counted. */
const NAMED_LINES_MAX = 100;

/** A batch of events as it is stored. */
export interface PreparedBatch {
  /** Redacted events, one a line, compressed with gzip. */
  events: Uint8Array;
  /** Hash that distinguishes a repeated batch from a different one. */
  sha256: Uint8Array;
  eventsCount: number;
  /** Of the events as JSON. */
  eventBytes: number;
  redactedCount: number;
  metadata: RecordedMetadata | undefined;
  linesCount: number;
  skippedCount: number;
  /** The first of them. */
  skipped: SkippedLine[];
}

/** Parses, redacts and compresses a batch of events. Takes long enough to hold up the event loop: runs on a worker. */
export function prepareBatch(body: Uint8Array): PreparedBatch {
  const parsed = parseEvents(new TextDecoder().decode(body));
  const { text, count, redactedCount, skipped: unreadable } = redactEvents(parsed.events);
  const skipped = [...parsed.skipped, ...unreadable].sort((one, other) => one.line - other.line);
  const metadata = JSON.stringify(parsed.metadata ?? null);
  const hash = createHash('sha256').update(text).update(metadata);
  if (skipped.length > 0) hash.update(JSON.stringify(skipped));
  return {
    events: gzipSync(text),
    sha256: hash.digest(),
    eventsCount: count,
    eventBytes: Buffer.byteLength(text),
    redactedCount,
    metadata: parsed.metadata,
    linesCount: parsed.linesCount,
    skippedCount: skipped.length,
    skipped: skipped.slice(0, NAMED_LINES_MAX),
  };
}
