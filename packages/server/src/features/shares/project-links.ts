import type { ProjectShareLink } from '@flowlens/client';
import { canManageProject } from '@flowlens/core/permissions';
import { refusal } from '@flowlens/core/refusals';
import { type Kysely, sql } from 'kysely';
import type { Actor } from '../../http/actor.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import { forbidden, notFound, unprocessable } from '../../platform/errors/http-problem.js';
import { lockProject } from '../projects/lock-project.js';
import { findProject } from '../projects/project-repository.js';
import { endLinksOfProject } from './end-share-links.js';

const DEFAULT_PAGE_SIZE = 50;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A page of links; its cursor is the id of the last link on the previous page. */
export interface LinkPageQuery {
  limit?: number;
  cursor?: string;
}

interface LinkPage {
  links: ProjectShareLink[];
  /** Cursor of the next page; `undefined` on the last one. */
  cursor: string | undefined;
}

/** Lists the active public links to flows of a project, newest first. @throws HttpProblem 404, 403, 422 for a bad cursor */
export async function listProjectLinks(
  db: Kysely<Tables>,
  actor: Actor,
  { projectId, query: { cursor, limit = DEFAULT_PAGE_SIZE } }: { projectId: string; query: LinkPageQuery },
): Promise<LinkPage> {
  if (cursor !== undefined && !UUID.test(cursor)) throw badCursor();
  const project = await findProject(db, actor, projectId);
  if (!project) throw notFound(refusal('projectMissing'));
  if (!canManageProject(actor, project)) throw forbidden();
  // One more row than needed shows whether there is a next page.
  const rows = await findLinks(db, { projectId, after: cursor, limit: limit + 1 });
  const links = rows.slice(0, limit);
  return { links, cursor: rows.length > limit ? links.at(-1)?.id : undefined };
}

/** Ends every public link to flows of a project. @throws HttpProblem 404, 403 */
export async function revokeProjectLinks(db: Kysely<Tables>, actor: Actor, projectId: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const project = await lockProject(transaction, actor, { projectId });
    if (!canManageProject(actor, project)) throw forbidden();
    await endLinksOfProject(transaction, projectId);
  });
}

function badCursor() {
  const message = 'must be taken from a Link header';
  return unprocessable(`The cursor ${message}.`, [{ path: '/query/cursor', message }]);
}

async function findLinks(
  db: Kysely<Tables>,
  { projectId, after, limit }: { projectId: string; after: string | undefined; limit: number },
): Promise<ProjectShareLink[]> {
  let query = db
    .selectFrom('share_links')
    .innerJoin('flows', 'flows.id', 'share_links.flow_id')
    .leftJoin('users', 'users.id', 'share_links.created_by_user_id')
    .select(['share_links.id', 'share_links.created_at', 'share_links.expires_at', 'share_links.last_used_at'])
    .select('share_links.hits')
    .select(['flows.id as flow_id', 'flows.title as flow_title', 'users.name as created_by'])
    .where('flows.project_id', '=', projectId)
    .where('share_links.revoked_at', 'is', null)
    .where('share_links.expires_at', '>', sql<Date>`now()`)
    .orderBy('share_links.created_at', 'desc')
    .orderBy('share_links.id', 'desc')
    .limit(limit);
  // The last link of the previous page is found even if it was revoked in the meantime.
  if (after !== undefined)
    query = query.where(
      sql<boolean>`(share_links.created_at, share_links.id) <
        (select last.created_at, last.id from share_links as last where last.id = ${after})`,
    );
  const rows = await query.execute();
  return rows.map(({ created_at, expires_at, hits, last_used_at, created_by, ...link }) => ({
    ...link,
    created_by: created_by ?? 'Unknown',
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
    hits: Number(hits),
    last_used_at: last_used_at?.toISOString() ?? null,
  }));
}
