import type { SharedFlow, SharedFlowComment } from '@flowlens/client';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.js';
import type { MediaAddress } from '../../storage/media-address.js';
import { flowGone, openShareLink } from './share-token.js';

/** Of an e-mail address, up to where `oneLine` cut it. */
const DOMAIN = /(?<=[^\s("<[])@(?:[\p{L}\d.-]*…|[\p{L}\d-]+(?:\.[\p{L}\d-]+)+)/gu;

/**
 * A flow as anyone with its link sees it: nothing but the fields named here.
 *
 * @throws HttpProblem 401, 404
 */
export async function readSharedFlow(db: Kysely<Tables>, token: string, addressOf: MediaAddress): Promise<SharedFlow> {
  const flowId = await openShareLink(db, token);
  const flow = await db
    .selectFrom('flows')
    .innerJoin('projects', 'projects.id', 'flows.project_id')
    .selectAll('flows')
    .select(['projects.name as system_name', 'projects.category as system_category'])
    .where('flows.id', '=', flowId)
    .executeTakeFirst();
  if (!flow) throw flowGone();
  return {
    id: flow.id,
    title: flow.title,
    description: flow.description,
    system_name: publicName(flow.system_name),
    system_category: flow.system_category,
    tags: flow.tags.map(({ id, title }) => ({ id, title })),
    reporter: publicName(flow.reporter_name),
    created_at: flow.created_at.toISOString(),
    recording_status: flow.recording_status,
    video_duration_ms: flow.video_duration_ms ?? 0,
    thumbnail_url: addressOf(flow.thumbnail_key),
    preview_video_url: addressOf(flow.preview_key),
    video_url: addressOf(flow.video_key),
    timeline_url: addressOf(flow.timeline_key),
    capture: { notes: flow.capture_notes },
    comments: await findSharedComments(db, flow.id),
  };
}

async function findSharedComments(db: Kysely<Tables>, flowId: string): Promise<SharedFlowComment[]> {
  const comments = await db
    .selectFrom('comments')
    .innerJoin('users', 'users.id', 'comments.user_id')
    .select(['comments.id', 'comments.flow_id', 'comments.content', 'comments.timestamp_seconds as timestamp'])
    .select('users.name')
    .where('comments.flow_id', '=', flowId)
    .orderBy('comments.created_at')
    .orderBy('comments.id')
    .execute();
  return comments.map(({ name, ...comment }) => ({ ...comment, author_name: publicName(name) }));
}

/** Who has no name at the issuer goes by the e-mail address, and so does their default project. */
function publicName(name: string): string {
  return name.replace(DOMAIN, '');
}
