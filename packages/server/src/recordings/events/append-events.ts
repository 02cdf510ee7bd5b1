import type { AppendedEvents } from '@flowlens/client';
import type { Kysely } from 'kysely';
import type { Actor } from '../../http/actor.js';
import type { Config } from '../../platform/config/config.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import { conflict, HttpProblem } from '../../platform/errors/http-problem.js';
import { timelineFileBytes } from '../process/timeline-file-bytes.js';
import { type KeptLimits, requireRoom } from '../upload/kept-bytes.js';
import { countDailyBytes } from '../upload/daily-bytes.js';
import { lockOpenRecording } from '../lock-recording.js';
import type { EventIntake } from './event-intake.js';

/** Maximum number of skipped lines that are stored per batch. */
const KEPT_LINES_MAX = 20;

/**
 * Maximum number of batches per recording, including empty ones. A recorder that sends one per second has 3,600 after
 * an hour.
 */
const BATCHES_MAX = 20_000;

interface EventBatch {
  flowId: string;
  sequence: number;
  /** One JSON object per line. */
  body: Uint8Array;
}

interface AppendParts {
  db: Kysely<Tables>;
  intake: EventIntake;
  limits: Pick<Config, 'maxTimelineBytes' | 'maxEvents'> & KeptLimits & { uploadBytesPerDay: number };
}

/**
 * Stores a batch of redacted events and reports the skipped lines. Repeating the same batch changes nothing.
 *
 * @throws HttpProblem 404, 403, 409 as `lockOpenRecording`; 409 for a different batch with the same number; 413 if the
 * timeline becomes too large or has too many batches, and as `requireRoom`; 429 when the daily bytes are used up; 429,
 * 503 as `EventIntake`
 */
export async function appendEvents(
  { db, intake, limits }: AppendParts,
  actor: Actor,
  { flowId, sequence, body }: EventBatch,
): Promise<AppendedEvents> {
  // Checked before any work, so that events of outsiders cost little.
  await db.transaction().execute((transaction) => lockOpenRecording(transaction, actor, flowId));
  const batch = await intake.prepare(actor.userId, body);
  const sha256 = Buffer.from(batch.sha256);

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

    const eventsCount = recording.eventsCount + batch.eventsCount;
    const eventBytes = recording.timelineBytes + batch.eventBytes;
    const fileBytes = timelineFileBytes({ eventsCount, eventBytes });
    if (eventsCount > limits.maxEvents || fileBytes > limits.maxTimelineBytes)
      throw new HttpProblem(413, 'The timeline of this recording is too large.');
    if (recording.batchesCount >= BATCHES_MAX) throw tooManyBatches();
    if (batch.eventBytes > 0) await requireRoom(transaction, { flowId, bytes: batch.eventBytes }, limits);
    await transaction
      .insertInto('event_batches')
      .values({
        flow_id: flowId,
        sequence,
        events: Buffer.from(batch.events),
        sha256,
        redacted_count: batch.redactedCount,
        lines_count: batch.linesCount,
        skipped_count: batch.skippedCount,
        skipped_lines: batch.skipped.slice(0, KEPT_LINES_MAX).map(({ line }) => line),
      })
      .execute();
    const metadata = batch.metadata && JSON.stringify(batch.metadata);
    await transaction
      .updateTable('recordings')
      .set({
        events_count: eventsCount,
        timeline_bytes: eventBytes,
        batches_count: recording.batchesCount + 1,
        ...(metadata && { metadata }),
      })
      .where('flow_id', '=', flowId)
      .execute();
    const bytes = batch.eventBytes + (metadata?.length ?? 0);
    await countDailyBytes(transaction, actor.userId, { bytes, limit: limits.uploadBytesPerDay });
  });
  return { skipped_count: batch.skippedCount, skipped: batch.skipped };
}

function tooManyBatches(): HttpProblem {
  return new HttpProblem(
    413,
    `A recording may have ${BATCHES_MAX} batches of events at most. Please send larger batches.`,
  );
}
