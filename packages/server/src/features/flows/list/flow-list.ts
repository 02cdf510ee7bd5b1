import { refusal } from '@flowlens/core/refusals';
import type { Kysely } from 'kysely';
import type { Actor } from '../../../http/actor.js';
import type { Tables } from '../../../platform/database/schema/tables.js';
import { invalidRequest, notFound } from '../../../platform/errors/http-problem.js';
import type { MediaAddress } from '../../../platform/storage/links/media-address.js';
import { isMember } from '../../projects/project-repository.js';
import { decodeCursor, encodeCursor } from './flow-cursor.js';
import type { FlowFilter } from './flow-filter.js';
import type { FlowSort } from './flow-order.js';
import { flowSummaryText } from './flow-list-text.js';
import { findFlows } from './find-flows.js';

const DEFAULT_PAGE_SIZE = 50;

export interface FlowListQuery extends FlowFilter {
  created_from?: string;
  created_to?: string;
  sort?: FlowSort;
  limit?: number;
  cursor?: string;
}

interface ListCall {
  db: Kysely<Tables>;
  actor: Actor;
  query: FlowListQuery;
  projectId: string | undefined;
  addressOf: MediaAddress;
}

interface FlowPage {
  /** `FlowSummary[]` of the API. */
  json: Buffer;
  /** Cursor of the next page; `undefined` on the last one. */
  cursor: string | undefined;
}

/** @throws HttpProblem 404 if the actor is not a member of the requested project, 422 for a bad cursor or period */
export async function listFlows({ db, actor, query, projectId, addressOf }: ListCall): Promise<FlowPage> {
  const { cursor, created_from: from, created_to: to, sort, limit = DEFAULT_PAGE_SIZE, ...filter } = query;
  const after = cursor === undefined ? undefined : decodeCursor(cursor, sort);
  const [createdFrom, createdTo] = [toDate(from), toDate(to)];
  if (createdFrom && createdTo && createdFrom > createdTo)
    throw invalidRequest([{ path: '/query/created_to', message: 'must not be before created_from' }]);
  // One more row than needed shows whether there is a next page.
  const rows = await findFlows(db, actor, {
    ...filter,
    createdFrom,
    createdTo,
    sort,
    projectId,
    after,
    limit: limit + 1,
  });
  if (rows.length === 0 && projectId !== undefined && !(await isMember(db, actor, projectId)))
    throw notFound(refusal('projectMissing'));

  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    json: jsonArray(page.map((row) => flowSummaryText(row, actor, addressOf))),
    cursor: last && encodeCursor({ createdAtMs: last.created_at_ms, id: last.id, key: last.sort_key ?? undefined }),
  };
}

function toDate(time: string | undefined): Date | undefined {
  return time === undefined ? undefined : new Date(time);
}

/**
 * Encodes the list row by row. In a single string, one letter outside Latin-1 would make all others two bytes wide, and
 * such a string takes four times as long to send.
 */
function jsonArray(rows: readonly string[]): Buffer {
  return Buffer.concat([
    Buffer.from('['),
    ...rows.map((row, index) => Buffer.from(index === 0 ? row : `,${row}`)),
    Buffer.from(']'),
  ]);
}
