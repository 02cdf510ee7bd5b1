import type { CaptureNote } from '@flowlens/client';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/schema/tables.js';

/** Maximum number in the contract. */
const NAMED_LINES_MAX = 20;

/** Returns a note about the skipped lines of a recording, numbered across all batches; none without any. */
export async function skippedLinesNote(db: Transaction<Tables>, flowId: string): Promise<CaptureNote[]> {
  const { rows } = await sql<{ count: number; lines: number[] | null }>`
    with batches as (
      select sequence, skipped_count, skipped_lines,
        sum(lines_count) over (order by sequence) - lines_count as lines_before
      from event_batches where flow_id = ${flowId}
    )
    select coalesce(sum(skipped_count), 0)::integer as count,
      (
        select array_agg(line order by line)
        from (
          select (lines_before + within)::integer as line
          from batches cross join lateral unnest(skipped_lines) as within
          order by line limit ${NAMED_LINES_MAX}
        ) as first_lines
      ) as lines
    from batches`.execute(db);
  const [skipped] = rows;
  if (!skipped || skipped.count === 0) return [];
  return [{ code: 'events_skipped', count: skipped.count, lines: skipped.lines ?? [] }];
}
