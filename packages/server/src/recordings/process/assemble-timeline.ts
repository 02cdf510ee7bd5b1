import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { createMcpClientFields, type McpClientFields } from '@flowlens/timeline';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/schema/tables.js';
import { timelineFileBytes } from './timeline-file-bytes.js';

/** Number of characters to process before yielding to the event loop. */
const TURN_CHARS = 128 * 1024;

const decompress = promisify(gunzip);

interface TimelineParts {
  flowId: string;
  /** File to write. */
  target: string;
  /** Duration of the video, if there is one. */
  durationMs?: number;
  /** Maximum size: readers reject larger files, so fields are added only while they fit. */
  maxTimelineBytes: number;
}

/**
 * Writes the timeline file of a recording (spec §3), its batches in order.
 *
 * @returns the length of the recording in milliseconds: that of its video, or the time of its last event
 */
export async function assembleTimeline(db: Kysely<Tables>, parts: TimelineParts): Promise<number> {
  const fields = createMcpClientFields();
  await pipeline(Readable.from(timelineFile(db, parts, fields)), createWriteStream(parts.target));
  return fields.metadata(parts.durationMs).recording_duration_ms;
}

async function* timelineFile(db: Kysely<Tables>, parts: TimelineParts, fields: McpClientFields) {
  const { flowId, durationMs, maxTimelineBytes } = parts;
  const recording = await db
    .selectFrom('recordings')
    .select(['metadata', 'events_count', 'timeline_bytes'])
    .where('flow_id', '=', flowId)
    .executeTakeFirst();
  const { events_count: eventsCount = 0, timeline_bytes: eventBytes = 0 } = recording ?? {};
  const room = { bytes: maxTimelineBytes - timelineFileBytes({ eventsCount, eventBytes }) };
  yield '{"timeline":[';
  let separator = '\n';
  for await (const lines of batches(db, flowId)) {
    if (lines === '') continue;
    for await (const events of completed(lines, { fields, room })) {
      yield separator + events;
      separator = ',\n';
    }
  }
  const metadata = { ...(recording?.metadata as object | null | undefined), ...fields.metadata(durationMs) };
  yield `\n],"metadata":${JSON.stringify(metadata)}}\n`;
}

/** Yields the events of a batch in small groups, with the fields of the MCP client while there is room for them. */
async function* completed(lines: string, { fields, room }: { fields: McpClientFields; room: { bytes: number } }) {
  let events: string[] = [];
  let chars = 0;
  for (const line of lines.split('\n')) {
    const event = JSON.stringify(fields.complete(JSON.parse(line) as Record<string, unknown>));
    const growth = Buffer.byteLength(event) - Buffer.byteLength(line);
    const fits = growth <= room.bytes;
    if (fits) room.bytes -= growth;
    events.push(fits ? event : line);
    chars += line.length;
    if (chars < TURN_CHARS) continue;
    yield events.join(',\n');
    await setImmediate();
    events = [];
    chars = 0;
  }
  if (events.length > 0) yield events.join(',\n');
}

/** Reads them one after the other, so that a long recording does not fill the memory. */
async function* batches(db: Kysely<Tables>, flowId: string) {
  for (let after = -1; ;) {
    const batch = await db
      .selectFrom('event_batches')
      .select(['sequence', 'events'])
      .where('flow_id', '=', flowId)
      .where('sequence', '>', after)
      .orderBy('sequence')
      .limit(1)
      .executeTakeFirst();
    if (!batch) return;
    yield (await decompress(batch.events)).toString('utf8');
    after = batch.sequence;
  }
}
