import { type RawBuilder, sql } from 'kysely';
import type { FlowConditions } from './flow-filter.js';

/** Maximum length of a term, in letters. */
const TERM_LETTERS = 3;
/** Longer texts skip overlapping terms: the index only narrows the rows, and the conditions compare the whole text. */
const SHORT_TEXT_LETTERS = 8;
const TEXT_TERMS_MAX = 24;
/** Buckets of level n last 4^n seconds, as in the SQL function `flow_terms`. */
const GROWTH = 4;
const TOP_LEVEL = 13;
const LARGE_BUCKETS_MAX = 4;
/** Levels below the large buckets that are used at a precise end. */
const FINER_LEVELS = 4;

/** Returns the condition for the index `flows_terms`, in a query on `flows` that is lateral to `members`. */
export function termCondition({ all, anyOf, text }: FlowConditions['terms']): RawBuilder<unknown> {
  const conditions = anyOf.map((terms) => sql`${FLOW_TERMS} && array(${termsOf(terms)})`);
  const allTerms = [...(all.length > 0 ? [termsOf(all)] : []), ...(text === '' ? [] : [textTerms(text)])];
  if (allTerms.length > 0) conditions.push(sql`${FLOW_TERMS} @> array(${sql.join(allTerms, sql` union all `)})`);
  return sql.join(conditions, sql` and `);
}

const FLOW_TERMS = sql`flow_terms(
  flows.project_id, flows.search_text,
  flow_facts(
    flows.reporter_email, flows.reporter_name, flows.reporter_user_id, flows.tags, flows.recording_status,
    flows.errors_count + flows.failed_requests_count, flows.page_hosts
  ),
  flows.created_at
)`;

function termsOf(terms: string[]): RawBuilder<unknown> {
  return sql`select flow_term(members.project_id, lower(term)) from unnest(${terms}::text[]) as term`;
}

/** Cuts the text into terms within the database, which folds it by the same lower case as the stored texts. */
function textTerms(text: string): RawBuilder<unknown> {
  return sql`
    select flow_term(members.project_id, substr(folded.text, place, ${TERM_LETTERS}::int))
    from (select search_fold(${text}) as text) as folded,
      generate_series(
        1, greatest(1, length(folded.text) - ${TERM_LETTERS - 1}::int),
        1 + length(folded.text) / ${TEXT_TERMS_MAX}::int + (length(folded.text) > ${SHORT_TEXT_LETTERS}::int)::int
      ) as place`;
}

/** A time range as terms of the index. */
export interface TimeBuckets {
  terms: string[];
  /** Start of the first bucket, at or a little before the start of the range. */
  fromMs: number;
}

interface TimeRange {
  fromMs: number;
  toMs: number;
  /** True if the range must end precisely, because many newer rows may match. */
  hasPreciseEnd: boolean;
}

/** Covers a time range with few buckets: large ones in the middle, small ones at its ends. */
export function timeBuckets({ fromMs, toMs, hasPreciseEnd }: TimeRange): TimeBuckets {
  let level = 0;
  while (level < TOP_LEVEL && numberAt(level, toMs) - numberAt(level, fromMs) >= LARGE_BUCKETS_MAX) level += 1;
  const lowest = Math.max(0, level - FINER_LEVELS);
  const terms: string[] = [];
  let first = numberAt(lowest, fromMs);
  let end = hasPreciseEnd ? numberAt(lowest, toMs) + 1 : (numberAt(level, toMs) + 1) * GROWTH ** (level - lowest);
  for (let at = lowest; first < end; at += 1) {
    while (first < end && (at === level || first % GROWTH !== 0)) terms.push(`time:${at}:${first++}`);
    while (first < end && end % GROWTH !== 0) terms.push(`time:${at}:${--end}`);
    [first, end] = [first / GROWTH, end / GROWTH];
  }
  return { terms, fromMs: numberAt(lowest, fromMs) * lengthMs(lowest) };
}

function numberAt(level: number, timeMs: number): number {
  return Math.floor(timeMs / lengthMs(level));
}

function lengthMs(level: number): number {
  return 1_000 * GROWTH ** level;
}
