import { NO_TAGS } from '@flowlens/core';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../http/actor.js';
import type { RecordingStatus } from '../../../platform/database/schema/flow-tables.js';

export interface FlowFilter {
  search?: string | undefined;
  /** Comma-separated titles; a flow matches if it has any of them. */
  tags?: string | undefined;
  /** Name or e-mail. */
  reporter?: string | undefined;
  /** Finds flows with errors or failed requests. */
  has_errors?: boolean | undefined;
  /** Finds flows that the actor recorded. */
  mine?: boolean | undefined;
  /** Host of a recorded page. */
  host?: string | undefined;
  recording_status?: RecordingStatus | undefined;
}

/** A filter as SQL and as terms of the index `flows_terms`. */
export interface FlowConditions {
  conditions: RawBuilder<unknown>[];
  /** Terms a flow must have: each of `all`, one of each list in `anyOf`, and those of the text. */
  terms: { all: string[]; anyOf: string[][]; text: string };
}

/** Parses a filter; ignores case and the composition of letters. Returns `undefined` if it is empty. */
export function flowConditions(
  { search, tags, reporter, has_errors: hasErrors, mine, host, recording_status: status }: FlowFilter,
  actor: Pick<Actor, 'userId'>,
): FlowConditions | undefined {
  const text = search?.normalize('NFC').trim() ?? '';
  const titles = (tags ?? '')
    .normalize('NFC')
    .split(',')
    .map((title) => title.trim())
    .filter((title) => title !== '');

  const conditions: RawBuilder<unknown>[] = [];
  const all: string[] = [];
  const require = (condition: RawBuilder<unknown>, term: string) => {
    conditions.push(condition);
    all.push(term);
  };
  if (text !== '') conditions.push(sql`flows.search_text like search_fold(${`%${escapeLike(text)}%`})`);
  if (titles.length > 0) conditions.push(tagCondition(titles));
  if (reporter) require(reporterCondition(reporter, actor), `reporter:${reporter}`);
  if (hasErrors) require(sql`flows.errors_count + flows.failed_requests_count > 0`, 'errors');
  if (mine) require(sql`flows.reporter_user_id = ${actor.userId}`, `account:${actor.userId}`);
  if (host) require(sql`flows.page_hosts @> array[lower(${host})]`, `host:${host}`);
  if (status) require(sql`flows.recording_status = ${status}`, `status:${status}`);
  if (conditions.length === 0) return undefined;
  return {
    conditions,
    terms: {
      text,
      all,
      anyOf: titles.length > 0 ? [titles.map((title) => (isNoTags(title) ? 'untagged' : `tag:${title}`))] : [],
    },
  };
}

/** Matches names, and addresses that the actor may see (`canSeeAddressOf`): a filter must not confirm others. */
function reporterCondition(reporter: string, { userId }: Pick<Actor, 'userId'>): RawBuilder<unknown> {
  return sql`(lower(${reporter}) = lower(flows.reporter_name) or (lower(${reporter}) = lower(flows.reporter_email) and (
    flows.reporter_user_id = ${userId} or exists (
      select from projects as seen join members as own on own.project_id = seen.id and own.user_id = ${userId}
      where seen.id = flows.project_id and (seen.category <> 'OPEN_SOURCE' or own.role = 'ADMIN')
    )
  )))`;
}

/** Lowers both sides in the database, because JavaScript lowers letters such as İ and Σ differently. */
function tagCondition(wanted: string[]): RawBuilder<unknown> {
  const titles = wanted.filter((title) => !isNoTags(title));
  const tagged = sql`exists (
    select 1 from jsonb_array_elements(flows.tags) as tag
    where lower(tag ->> 'title') = any(array(select lower(wanted) from unnest(${titles}::text[]) as wanted))
  )`;
  if (titles.length === wanted.length) return tagged;
  return sql`(flows.tags = '[]' or ${tagged})`;
}

function isNoTags(title: string): boolean {
  return title.toLowerCase() === NO_TAGS.title;
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
