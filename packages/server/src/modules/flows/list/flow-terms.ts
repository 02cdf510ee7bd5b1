import { type RawBuilder, sql } from 'kysely';
import type { FlowConditions } from './flow-filter.js';

/** As many letters as a term of a text has at most. */
const TERM_LETTERS = 3;
/** A long text is found by some of its terms; the conditions look at all of it. */
const MOST_TEXT_TERMS = 24;
/** Of a longer text not every term is looked for: they overlap. */
const SHORT_TEXT_LETTERS = 8;
/** The stretches of time of a level are four times as long as those of the one below; the lowest are seconds. */
const GROWTH = 4;
const TOP_LEVEL = 13;
const MOST_LONG_STRETCHES = 4;
/** How many levels shorter they are at an end that has to be met well. */
const FINER_LEVELS = 4;

/** Makes the condition that the index `flows_terms` answers, for a lateral query on `flows` of a row of `members`. */
export function termCondition({ all, anyOf, text }: FlowConditions['terms']): RawBuilder<unknown> {
  const conditions = anyOf.map((terms) => sql`${FLOW_TERMS} && array(${termsOf(terms)})`);
  const allTerms = [...(all.length > 0 ? [termsOf(all)] : []), ...(text === '' ? [] : [textTerms(text)])];
  if (allTerms.length > 0) conditions.push(sql`${FLOW_TERMS} @> array(${sql.join(allTerms, sql` union all `)})`);
  return sql.join(conditions, sql` and `);
}

const FLOW_TERMS = sql`flow_terms(
  flows.project_id, flows.search_text, flows.reporter_email, flows.reporter_name, flows.tags, flows.created_at
)`;

function termsOf(terms: string[]): RawBuilder<unknown> {
  return sql`select flow_term(members.project_id, lower(term)) from unnest(${terms}::text[]) as term`;
}

/** The database folds the text, as it has folded what it looks through, so that it is who cuts it into terms. */
function textTerms(text: string): RawBuilder<unknown> {
  return sql`
    select flow_term(members.project_id, substr(folded.text, place, ${TERM_LETTERS}::int))
    from (select search_fold(${text}) as text) as folded,
      generate_series(
        1, greatest(1, length(folded.text) - ${TERM_LETTERS - 1}::int),
        1 + length(folded.text) / ${MOST_TEXT_TERMS}::int + (length(folded.text) > ${SHORT_TEXT_LETTERS}::int)::int
      ) as place`;
}

/** Times as terms of the index. */
export interface Stretches {
  terms: string[];
  /** When the first of them begins: a little before the time asked for. */
  fromMs: number;
}

interface Times {
  fromMs: number;
  toMs: number;
  /** Whether there may be much that is newer: else the last stretch may be a long one. */
  endsSharply: boolean;
}

/** Returns the stretches of time from one moment to another: few long ones, and shorter ones at the ends. */
export function stretchesBetween({ fromMs, toMs, endsSharply }: Times): Stretches {
  let level = 0;
  while (level < TOP_LEVEL && numberAt(level, toMs) - numberAt(level, fromMs) >= MOST_LONG_STRETCHES) level += 1;
  const lowest = Math.max(0, level - FINER_LEVELS);
  const terms: string[] = [];
  let first = numberAt(lowest, fromMs);
  // The end is that of a stretch of the lowest level, or of the top one.
  let end = endsSharply ? numberAt(lowest, toMs) + 1 : (numberAt(level, toMs) + 1) * GROWTH ** (level - lowest);
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
