import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Kysely } from 'kysely';
import type { Actor } from '../../actor.js';
import type { Tables } from '../../database/tables.js';
import { conflict, HttpProblem } from '../../plugins/http-problem.js';
import { countDailyBytes } from '../../uploads/daily-bytes.js';
import { lockOpenRecording } from './lock-recording.js';
import type { ParsedLines } from './parse-events.js';
import { redactEvents } from './redact-events.js';

const MAX_EVENTS = 200_000;
const compress = promisify(gzip);

interface EventBatch {
  flowId: string;
  sequence: number;
  lines: ParsedLines;
  limits: { maxTimelineBytes: number; uploadBytesPerDay: number };
}

/**
 * Stores a batch of events, redacted. The same batch again changes nothing.
 *
 * @throws HttpProblem 404, 403, 409 as `lockOpenRecording`; 409 for another batch of the same number; 413 when the
 * timeline becomes too large; 429 when the bytes of the day are used up
 */
export async function appendEvents(db: Kysely<Tables>, actor: Actor, batch: EventBatch): Promise<void> {
  const { flowId, sequence, lines, limits } = batch;
  // Before any work: an outsider's events are not worth it.
  await db.transaction().execute((transaction) => lockOpenRecording(transaction, actor, flowId));
  const { text, redactedCount } = redactEvents(lines.events);
  const events = await compress(text);
  const metadata = JSON.stringify(lines.metadata ?? null);
  const sha256 = createHash('sha256').update(text).update(metadata).digest();

  await db.transaction().execute(async (transaction) => {
    const recording = await lockOpenRecording(transaction, actor, flowId);
    const known = await transaction
      .selectFrom('event_batches')
      .select('sha256')
      .where('flow_id', '=', flowId)
      .where('sequence', '=', sequence)
      .executeTakeFirst();
    if (known?.sha256.equals(sha256)) return;
    if (known) throw conflict(`Another batch has been stored with sequence ${sequence}.`);

    const eventsCount = recording.eventsCount + lines.events.length;
    const timelineBytes = recording.timelineBytes + Buffer.byteLength(text);
    if (eventsCount > MAX_EVENTS || timelineBytes > limits.maxTimelineBytes)
      throw new HttpProblem(413, 'The timeline of this recording is too large.');
    await transaction
      .insertInto('event_batches')
      .values({ flow_id: flowId, sequence, events, sha256, redacted_count: redactedCount })
      .execute();
    await transaction
      .updateTable('recordings')
      .set({
        events_count: eventsCount,
        timeline_bytes: timelineBytes,
        ...(lines.metadata && { metadata }),
      })
      .where('flow_id', '=', flowId)
      .execute();
    const bytes = Buffer.byteLength(text) + Buffer.byteLength(metadata);
    await countDailyBytes(transaction, actor.userId, { bytes, limit: limits.uploadBytesPerDay });
  });
}
