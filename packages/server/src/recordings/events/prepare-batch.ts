import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { parseEvents, type RecordedMetadata, type SkippedLine } from './parse-events.js';
import { redactEvents } from './redact-events.js';

/** Maximum number of skipped lines that are reported; more are only counted. */
const NAMED_LINES_MAX = 100;

/** A batch of events in its stored form. */
export interface PreparedBatch {
  /** Redacted events, one per line, compressed with gzip. */
  events: Uint8Array;
  /** Hash that distinguishes a repeated batch from a different one. */
  sha256: Uint8Array;
  eventsCount: number;
  /** Size of the events as JSON. */
  eventBytes: number;
  redactedCount: number;
  metadata: RecordedMetadata | undefined;
  linesCount: number;
  skippedCount: number;
  /** The first skipped lines. */
  skipped: SkippedLine[];
}

/** Parses, redacts and compresses a batch of events. Runs on a worker, because it would block the event loop. */
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
