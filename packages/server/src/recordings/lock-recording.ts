import { canAddToRecording, type ProjectRole } from '@flowlens/core/permissions';
import { refusal } from '@flowlens/core/refusals';
import { sql, type Transaction } from 'kysely';
import type { Actor } from '../http/actor.js';
import type { RecordingStatus } from '../platform/database/schema/flow-tables.js';
import type { Tables } from '../platform/database/schema/tables.js';
import { conflict, forbidden, type HttpProblem, notFound } from '../platform/errors/http-problem.js';
import { isInReach } from '../features/recorder-tokens/token-reach.js';

interface RecordingFacts {
  recording_status: RecordingStatus;
  reporter_user_id: string | null;
  reporter_email: string;
  created_by_user_id: string;
  is_default: boolean;
  user_role: ProjectRole;
}

export interface Recording {
  status: RecordingStatus;
  eventsCount: number;
  timelineBytes: number;
  batchesCount: number;
  /** True if its reporter has completed it. */
  complete: boolean;
}

/**
 * Locks the recording of a flow that the actor may add to until the transaction ends. The project is locked first, so
 * that this and a deletion of the project wait for each other in order.
 *
 * @throws HttpProblem 404 for non-members of the flow's project, and for a recorder token or guest that did not create
 * it; 403 for members other than its reporter; 409 for an abandoned recording
 */
export async function lockRecording(db: Transaction<Tables>, actor: Actor, flowId: string): Promise<Recording> {
  const status = actor.kind === 'guest' ? await lockAsGuest(db, actor, flowId) : await lockAsMember(db, actor, flowId);
  const row = await db
    .insertInto('recordings')
    .values({ flow_id: flowId })
    .onConflict((conflicting) => conflicting.column('flow_id').doUpdateSet({ flow_id: flowId }))
    .returning(['events_count', 'timeline_bytes', 'batches_count', 'completed_at'])
    .executeTakeFirstOrThrow();
  if (status === 'failed' && row.completed_at === null) throw abandoned();
  return {
    status,
    eventsCount: row.events_count,
    timelineBytes: row.timeline_bytes,
    batchesCount: row.batches_count,
    complete: row.completed_at !== null || status !== 'pending',
  };
}

async function lockAsMember(db: Transaction<Tables>, actor: Actor, flowId: string): Promise<RecordingStatus> {
  const { rows } = await sql<RecordingFacts>`
    select flows.recording_status, flows.reporter_user_id, flows.reporter_email, projects.created_by_user_id,
      projects.is_default, members.role as user_role
    from flows
    join projects on projects.id = flows.project_id
    join members on members.project_id = flows.project_id and members.user_id = ${actor.userId}
    where flows.id = ${flowId} and ${isInReach(actor, 'flows')}
    for key share of projects
    for share of members
    for no key update of flows`.execute(db);
  const flow = rows[0];
  if (!flow) throw notFound('There is no such flow.');
  if (!canAddToRecording(actor, flow, flow)) throw forbidden();
  return flow.recording_status;
}

/** Locks the guest's own recording, until an admin has accepted it. */
async function lockAsGuest(db: Transaction<Tables>, actor: Actor, flowId: string): Promise<RecordingStatus> {
  const { rows } = await sql<{ recording_status: RecordingStatus }>`
    select flows.recording_status
    from flows
    join projects on projects.id = flows.waits_for_project_id
    where flows.id = ${flowId} and ${isInReach(actor, 'flows')}
    for key share of projects
    for no key update of flows`.execute(db);
  if (!rows[0]) throw notFound('There is no such flow.');
  return rows[0].recording_status;
}

/**
 * Locks the recording of a flow, as `lockRecording` does, to add data to it.
 *
 * @throws HttpProblem 409 also if the recording is complete
 */
export async function lockOpenRecording(db: Transaction<Tables>, actor: Actor, flowId: string): Promise<Recording> {
  const recording = await lockRecording(db, actor, flowId);
  if (recording.complete) throw conflict('This recording is complete; nothing can be added to it.');
  return recording;
}

/** Error for a recording that failed before its reporter completed it (`fail-abandoned.ts`). */
export function abandoned(): HttpProblem {
  return conflict(refusal('recordingAbandoned'));
}
