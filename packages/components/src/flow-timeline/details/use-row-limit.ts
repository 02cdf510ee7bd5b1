'use client';

import { useState } from 'react';

/** More headers or fields than this only a generated request has. */
const ROWS_MAX = 100;

export interface UseRowLimitResult<Row> {
  shown: readonly Row[];
  /** Whether some are left out. */
  more: boolean;
  showAll: () => void;
}

/** The first of many rows, until the reader asks for all. */
export function useRowLimit<Row>(rows: readonly Row[]): UseRowLimitResult<Row> {
  const [whole, setWhole] = useState(false);
  const more = !whole && rows.length > ROWS_MAX;
  return { shown: more ? rows.slice(0, ROWS_MAX) : rows, more, showAll: () => setWhole(true) };
}
