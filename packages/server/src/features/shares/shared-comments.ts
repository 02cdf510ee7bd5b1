import type { SharedFlowComment } from '@flowlens/client';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/database/schema/tables.js';
import { unprocessable } from '../../platform/errors/http-problem.js';
import { publicName } from '../people/public-name.js';
import { openShareLink } from './share-token.js';

/** Comments per page, including the page that comes with the flow. */
const PAGE_SIZE = 100;
/** Cursor: time of a comment in microseconds, and its id. */
const CURSOR = /^(\d{1,16})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

export interface CommentPageQuery {
  limit?: number;
  cursor?: string;
}

interface CommentPage {
  comments: SharedFlowComment[];
  /** Cursor of the next page; null on the last one. */
  cursor: string | null;
}

/** Returns a page of the comments behind a public link, oldest first. @throws HttpProblem 401, 404, 422 for a bad cursor */
export async function readSharedComments(
  db: Kysely<Tables>,
  token: string,
  query: CommentPageQuery,
): Promise<CommentPage> {
  return findSharedComments(db, await openShareLink(db, token), query);
}

/** Returns a page of a flow's comments, oldest first, without the e-mail addresses and ids of their authors. */
export async function findSharedComments(
  db: Kysely<Tables>,
  flowId: string,
  { limit = PAGE_SIZE, cursor }: CommentPageQuery = {},
): Promise<CommentPage> {
  let query = db
    .selectFrom('comments')
    .innerJoin('users', 'users.id', 'comments.user_id')
    .select(['comments.id', 'comments.flow_id', 'comments.content', 'comments.timestamp_seconds as timestamp'])
    .select(['users.name', 'comments.created_at'])
    .select(sql<string>`(extract(epoch from comments.created_at) * 1000000)::bigint::text`.as('micros'))
    .where('comments.flow_id', '=', flowId)
    .orderBy('comments.created_at')
    .orderBy('comments.id')
    // One more row than needed shows whether there is a next page.
    .limit(limit + 1);
  if (cursor !== undefined) {
    const [, micros, id] = CURSOR.exec(cursor) ?? badCursor();
    query = query.where(
      sql<boolean>`(comments.created_at, comments.id) >
        ('epoch'::timestamptz + ${micros}::bigint * interval '1 microsecond', ${id}::uuid)`,
    );
  }
  const rows = await query.execute();
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    comments: page.map(({ name, micros: _micros, created_at, ...comment }) => ({
      ...comment,
      author_name: publicName(name),
      created_at: created_at.toISOString(),
    })),
    cursor: rows.length > limit && last ? `${last.micros}.${last.id}` : null,
  };
}

function badCursor(): never {
  const message = 'must be taken from a Link header or from comments_cursor';
  throw unprocessable(`The cursor ${message}.`, [{ path: '/query/cursor', message }]);
}
