import { NO_TAGS } from '@flowlens/core';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../http/actor.js';

export interface FlowFilter {
  search?: string | undefined;
  /** Comma-separated titles; a flow matches if it has any of them. */
  tags?: string | undefined;
  /** Name or e-mail. */
  reporter?: string | undefined;
}

/** A filter as SQL and as terms of the index `flows_terms`. */
export interface FlowConditions {
  conditions: RawBuilder<unknown>[];
  /** Terms a flow must have: each of `all`, one of each list in `anyOf`, and those of the text. */
  terms: { all: string[]; anyOf: string[][]; text: string };
}

/** Parses a filter; ignores case and the composition of letters. Returns `undefined` if it is empty. */
export function flowConditions(
  { search, tags, reporter }: FlowFilter,
  actor: Pick<Actor, 'userId'>,
): FlowConditions | undefined {
  const text = search?.normalize('NFC').trim() ?? '';
  const titles = (tags ?? '')
    .normalize('NFC')
    .split(',')
    .map((title) => title.trim())
    .filter((title) => title !== '');
  if (text === '' && titles.length === 0 && !reporter) return undefined;

  const conditions: RawBuilder<unknown>[] = [];
  if (text !== '') conditions.push(sql`flows.search_text like search_fold(${`%${escapeLike(text)}%`})`);
  if (reporter) conditions.push(reporterCondition(reporter, actor));
  if (titles.length > 0) conditions.push(tagCondition(titles));
  return {
    conditions,
    terms: {
      text,
      all: reporter ? [`reporter:${reporter}`] : [],
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
