import type { SharedFlow } from '@flowlens/client';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/schema/tables.js';
import type { MediaAddress } from '../../platform/storage/links/media-address.js';
import { publicName } from '../people/public-name.js';
import { flowGone, noteUse, openShareLink } from './share-token.js';
import { findSharedComments } from './shared-comments.js';

interface SharedFlowRequest {
  token: string;
  /** True if the caller shows the flow already, so that the call is not a view. */
  isRefresh: boolean;
  addressOf: MediaAddress;
}

/**
 * Returns a flow as anyone with its link sees it: only the fields listed here.
 *
 * @throws HttpProblem 401, 404
 */
export async function readSharedFlow(
  db: Kysely<Tables>,
  { token, isRefresh, addressOf }: SharedFlowRequest,
): Promise<SharedFlow> {
  const flowId = await openShareLink(db, token);
  const flow = await db
    .selectFrom('flows')
    .innerJoin('projects', 'projects.id', 'flows.project_id')
    .selectAll('flows')
    .select(['projects.name as system_name', 'projects.category as system_category'])
    .where('flows.id', '=', flowId)
    .executeTakeFirst();
  if (!flow) throw flowGone();
  await noteUse(db, token, { isView: !isRefresh });
  const { comments, cursor } = await findSharedComments(db, flow.id);
  return {
    id: flow.id,
    title: flow.title,
    description: flow.description,
    system_name: publicName(flow.system_name),
    system_category: flow.system_category,
    tags: flow.tags.map(({ id, title }) => ({ id, title })),
    reporter: publicName(flow.reporter_name),
    created_at: flow.created_at.toISOString(),
    recorded_at: flow.recorded_at.toISOString(),
    recording_status: flow.recording_status,
    video_duration_ms: flow.video_duration_ms ?? 0,
    thumbnail_url: addressOf(flow.thumbnail_key),
    preview_video_url: addressOf(flow.preview_key),
    video_url: addressOf(flow.video_key),
    timeline_url: addressOf(flow.timeline_key),
    capture: { notes: flow.capture_notes },
    comments,
    comments_cursor: cursor,
  };
}
