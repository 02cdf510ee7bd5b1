'use client';

import { useKeptState } from '../kept-states.js';
import type { ShowAllRowsProps } from './show-all-rows.js';

/** Only generated requests have more headers or fields. */
const ROWS_MAX = 100;

export interface UseRowLimitResult<Row> extends ShowAllRowsProps {
  shown: readonly Row[];
}

/** Returns the first rows, or all of them once the reader asks. */
export function useRowLimit<Row>(part: string, rows: readonly Row[]): UseRowLimitResult<Row> {
  const [whole, setWhole] = useKeptState(`${part} rows`, false);
  const shown = whole ? rows : rows.slice(0, ROWS_MAX);
  return { shown, count: shown.length < rows.length ? rows.length : 0, onShowAll: () => setWhole(true) };
}
