import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/database/schema/tables.js';
import { notFound, unauthorized } from '../../platform/errors/http-problem.js';
import { hashToken, isCheckedToken } from '../../platform/secrets/opaque-token.js';

export const SHARE_TOKEN_PREFIX = 'fl_sh_';

/**
 * Returns the flow of a public link. Callers cannot tell why a token is invalid.
 *
 * @throws HttpProblem 401, and 404 for a valid link whose flow was deleted
 */
export async function openShareLink(db: Kysely<Tables>, token: string): Promise<string> {
  const link = isCheckedToken(SHARE_TOKEN_PREFIX, token) ? await findLiveLink(db, token) : undefined;
  if (!link) throw unauthorized('This link has expired or is invalid.');
  if (link.flow_id === null) throw flowGone();
  return link.flow_id;
}

export const flowGone = () => notFound('There is no such flow.');

/** Records the use of a link, and counts it if it is a view. A failure does not refuse the viewer. */
export async function noteUse(db: Kysely<Tables>, token: string, { isView }: { isView: boolean }): Promise<void> {
  await db
    .updateTable('share_links')
    .set({ ...(isView && { hits: sql<number>`hits + 1` }), last_used_at: sql<Date>`now()` })
    .where('token_hash', '=', hashToken(token))
    .execute()
    .catch(() => undefined);
}

async function findLiveLink(db: Kysely<Tables>, token: string) {
  return db
    .selectFrom('share_links')
    .select('flow_id')
    .where('token_hash', '=', hashToken(token))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}
