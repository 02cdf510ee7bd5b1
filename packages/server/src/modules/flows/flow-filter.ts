import { NO_TAGS } from '@flowlens/core';
import { type RawBuilder, sql } from 'kysely';

export interface FlowFilter {
  search?: string | undefined;
  /** Comma-separated titles; a flow with any of them is found. */
  tags?: string | undefined;
  /** Name or e-mail. */
  reporter?: string | undefined;
}

/** Conditions on a row of `flows`, whatever the case of the text asked for, and however its letters are composed. */
export function flowConditions({ search, tags, reporter }: FlowFilter): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [];
  const text = search?.normalize('NFC').trim() ?? '';
  if (text !== '') conditions.push(sql`flows.search_text like lower(${`%${escapeLike(text)}%`})`);
  if (reporter) {
    conditions.push(sql`lower(${reporter}) in (lower(flows.reporter_email), lower(flows.reporter_name))`);
  }
  const titles = (tags ?? '')
    .normalize('NFC')
    .split(',')
    .map((title) => title.trim());
  const wanted = titles.filter((title) => title !== '');
  if (wanted.length > 0) conditions.push(tagCondition(wanted));
  return conditions;
}

/** The database lowers both sides: it and JavaScript know different lower cases of letters such as İ and Σ. */
function tagCondition(wanted: string[]): RawBuilder<unknown> {
  const titles = wanted.filter((title) => title.toLowerCase() !== NO_TAGS.title);
  const tagged = sql`exists (
    select 1 from jsonb_array_elements(flows.tags) as tag
    where lower(tag ->> 'title') = any(array(select lower(wanted) from unnest(${titles}::text[]) as wanted))
  )`;
  if (titles.length === wanted.length) return tagged;
  return sql`(flows.tags = '[]' or ${tagged})`;
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
