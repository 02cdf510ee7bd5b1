import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/database/schema/tables.js';
import { hashToken, isCheckedToken } from '../../platform/secrets/opaque-token.js';
import { SHARE_TOKEN_PREFIX } from '../shares/share-token.js';

/** Data about a flow that other sites show for its public link. */
export interface LinkPreview {
  token: string;
  flowId: string;
  title: string;
  description: string;
  /** Null until the video is ready. */
  durationMs: number | null;
  thumbnailKey: string | null;
  pictureKind: 'blurred' | 'clear';
  /** Sites that may embed the flow. */
  embedOrigins: string[];
}

/** Returns the preview of a live public link; undefined for any other token. Does not count as a view. */
export type FindLinkPreview = (token: string) => Promise<LinkPreview | undefined>;

export function createFindLinkPreview(db: Kysely<Tables>, serverOrigins: string[]): FindLinkPreview {
  return async (token) => {
    if (!isCheckedToken(SHARE_TOKEN_PREFIX, token)) return undefined;
    const row = await db
      .selectFrom('share_links')
      .innerJoin('flows', 'flows.id', 'share_links.flow_id')
      .innerJoin('projects', 'projects.id', 'flows.project_id')
      .select(['flows.id', 'flows.title', 'flows.description', 'flows.video_duration_ms', 'flows.thumbnail_key'])
      .select(['share_links.clear_preview', 'projects.embed_origins'])
      .where('share_links.token_hash', '=', hashToken(token))
      .where('share_links.revoked_at', 'is', null)
      .where('share_links.expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst();
    return (
      row && {
        token,
        flowId: row.id,
        title: row.title,
        description: row.description,
        durationMs: row.video_duration_ms,
        thumbnailKey: row.thumbnail_key,
        pictureKind: row.clear_preview ? 'clear' : 'blurred',
        embedOrigins: row.embed_origins ?? serverOrigins,
      }
    );
  };
}
