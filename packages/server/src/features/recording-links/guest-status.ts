import type { RecordingStatus } from '@flowlens/client';
import type { Kysely } from 'kysely';
import type { Actor } from '../../http/actor.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import { notFound } from '../../platform/errors/http-problem.js';
import { isInReach } from '../recorder-tokens/token-reach.js';

/**
 * Returns the status of a guest's recording, even after it was accepted. Guests can read nothing else.
 *
 * @throws HttpProblem 404
 */
export async function guestStatus(db: Kysely<Tables>, actor: Actor, flowId: string): Promise<RecordingStatus> {
  const flow = await db
    .selectFrom('flows')
    .leftJoin('recordings', 'recordings.flow_id', 'flows.id')
    .select(['recording_status', 'video_duration_ms as duration', 'recordings.failure'])
    .where('flows.id', '=', flowId)
    .where(isInReach(actor, 'flows'))
    .executeTakeFirst();
  if (!flow) throw notFound('There is no such flow.');
  const { failure, ...status } = flow;
  return { ...status, video_url: null, ...(failure !== null && status.recording_status === 'failed' && { failure }) };
}
