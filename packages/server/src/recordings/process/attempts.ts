import type { CaptureNote } from '@flowlens/client';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { RecordingFailure } from '../../platform/database/schema/recording-tables.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import type { TimelineCounts } from '../../features/timelines/count-timeline.js';

/** One worker's attempt at processing a recording. */
export interface ProcessingAttempt {
  flowId: string;
  /** Number of the attempt, from 1. Later attempts have a higher number, and only the highest may write the result. */
  number: number;
  /**
   * Number of attempts that count against the recording, including this one. Interruptions and failures of the machine
   * do not count.
   */
  counted: number;
  uploadId: string | undefined;
  /** True for a recording without a video. */
  withoutVideo: boolean;
  /** True for a recording of a guest, whom nobody knows. */
  isOfGuest: boolean;
  /** Timeline that was stored when the recording failed earlier. */
  timelineKey: string | undefined;
}

export interface ProcessingResult {
  durationMs: number;
  /** Null for a recording without a video. */
  videoKey: string | null;
  previewKey: string | null;
  thumbnailKey: string | null;
  timelineKey: string;
  counts: TimelineCounts;
  /** Notes about the video, for the flow. */
  notes: CaptureNote[];
}

interface Failing {
  /** A new timeline and its counts. */
  timeline?: { key: string; counts: TimelineCounts } | undefined;
  failure?: RecordingFailure | undefined;
}

const VIDEO_NOTES: CaptureNote['code'][] = ['video_cut_short', 'video_damaged', 'sound_left_out'];

/** Starts an attempt at a recording. Returns undefined if there is nothing to do (any more). */
export function beginAttempt(db: Kysely<Tables>, flowId: string): Promise<ProcessingAttempt | undefined> {
  return db.transaction().execute(async (transaction) => {
    const begun = await transaction
      .updateTable('flows')
      .set({ recording_status: 'in_progress' })
      .where('id', '=', flowId)
      .where('recording_status', 'in', ['pending', 'in_progress'])
      .returning('timeline_key')
      .executeTakeFirst();
    if (!begun) return undefined;
    const recording = await transaction
      .updateTable('recordings')
      .set({ attempts: sql<number>`attempts + 1` })
      .where('flow_id', '=', flowId)
      .returning(['attempts', 'without_video', sql<number>`attempts - excused_attempts`.as('counted')])
      .returning(
        sql<boolean>`exists (select from guest_recordings where guest_recordings.flow_id = recordings.flow_id)`.as(
          'is_of_guest',
        ),
      )
      .executeTakeFirstOrThrow();
    const upload = await transaction
      .selectFrom('uploads')
      .select('id')
      .where('flow_id', '=', flowId)
      .where('finished_at', 'is not', null)
      .where('removed_at', 'is', null)
      .orderBy('finished_at')
      .executeTakeFirst();
    return {
      flowId,
      number: recording.attempts,
      counted: recording.counted,
      uploadId: upload?.id,
      withoutVideo: recording.without_video,
      isOfGuest: recording.is_of_guest,
      timelineKey: begun.timeline_key ?? undefined,
    };
  });
}

/** Writes the result in one transaction. Returns false if another worker has taken over or the flow is gone. */
export function finishAttempt(
  db: Kysely<Tables>,
  attempt: ProcessingAttempt,
  result: ProcessingResult,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const finished = await transaction
      .updateTable('flows')
      .set({
        recording_status: 'completed',
        video_duration_ms: result.durationMs,
        video_key: result.videoKey,
        preview_key: result.previewKey,
        thumbnail_key: result.thumbnailKey,
        timeline_key: result.timelineKey,
        ...result.counts,
        timeline_counted_at: sql<Date>`now()`,
        capture_notes: withVideoNotes(result.notes),
      })
      .where('id', '=', attempt.flowId)
      .where('recording_status', '=', 'in_progress')
      .where(isNewest(attempt))
      .returning('id')
      .executeTakeFirst();
    if (!finished) return false;
    await dropBatches(transaction, attempt.flowId);
    return true;
  });
}

/**
 * Fails a recording; its events are kept for a retry. Returns false if it is completed, another worker has taken over
 * or the flow is gone.
 */
export function failRecording(
  db: Kysely<Tables>,
  attempt: ProcessingAttempt,
  { timeline, failure }: Failing = {},
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const failed = await transaction
      .updateTable('flows')
      .set({
        recording_status: 'failed',
        timeline_key: timeline?.key ?? attempt.timelineKey ?? null,
        ...(timeline && { ...timeline.counts, timeline_counted_at: sql<Date>`now()` }),
      })
      .where('id', '=', attempt.flowId)
      .where('recording_status', '=', 'in_progress')
      .where(isNewest(attempt))
      .returning('id')
      .executeTakeFirst();
    if (!failed) return false;
    await transaction
      .updateTable('recordings')
      .set({ failure: failure ?? null })
      .where('flow_id', '=', attempt.flowId)
      .execute();
    return true;
  });
}

/** Records that an attempt ended for a reason unrelated to the recording. Attempts that never end count. */
export async function excuseAttempt(db: Kysely<Tables>, { flowId }: ProcessingAttempt): Promise<void> {
  await db
    .updateTable('recordings')
    .set({ excused_attempts: sql<number>`excused_attempts + 1` })
    .where('flow_id', '=', flowId)
    .execute();
}

/** Returns the notes of a flow, with earlier notes about its video replaced by these. */
function withVideoNotes(notes: CaptureNote[]) {
  return sql<string>`
    (select coalesce(jsonb_agg(note order by position), '[]')
      from jsonb_array_elements(capture_notes) with ordinality as noted (note, position)
      where note ->> 'code' not in (${sql.join(VIDEO_NOTES)}))
    || ${JSON.stringify(notes)}::jsonb`;
}

function isNewest({ flowId, number }: ProcessingAttempt) {
  return sql<boolean>`(select attempts from recordings where flow_id = ${flowId}) = ${number}`;
}

/** Deletes the batches, which the timeline file contains now. */
async function dropBatches(db: Transaction<Tables>, flowId: string): Promise<void> {
  await db.deleteFrom('event_batches').where('flow_id', '=', flowId).execute();
}
