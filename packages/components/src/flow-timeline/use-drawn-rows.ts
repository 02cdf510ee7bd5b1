'use client';

import { type TimelineRows, useTimelineRows } from '@flowlens/hooks';
import { useEffect, useState } from 'react';
import { sameFields } from '../ui/same-fields/same-fields.js';
import { type DrawnRow, drawRows } from './draw-rows.js';

export interface UseDrawnRowsOptions {
  view: TimelineRows;
  firstIndex: number;
  lastIndex: number;
  tabStop: number;
}

export interface UseDrawnRowsResult {
  drawn: readonly DrawnRow[];
  /** The part of the wanted rows that is not there yet, from the first to the last; null when all are there. */
  waiting: readonly [firstIndex: number, lastIndex: number] | null;
}

/** The rows to have in the document: those wanted, as soon as they are there, and the one that Tab reaches. */
export function useDrawnRows({ view, firstIndex, lastIndex, tabStop }: UseDrawnRowsOptions): UseDrawnRowsResult {
  const rows = useTimelineRows(view, firstIndex, lastIndex);
  useEffect(() => view.load(tabStop, tabStop), [view, tabStop]);

  const [drawn, setDrawn] = useState<readonly DrawnRow[]>([]);
  const next = drawRows(drawn, { view, firstIndex, rows, tabStop });
  if (!areSame(drawn, next)) setDrawn(next);

  const shown = new Set(next.map(({ index }) => index));
  const missing = rows.map((_, offset) => firstIndex + offset).filter((index) => !shown.has(index));
  return { drawn: next, waiting: missing.length > 0 ? [missing[0]!, missing.at(-1)!] : null };
}

function areSame(some: readonly DrawnRow[], others: readonly DrawnRow[]): boolean {
  return some.length === others.length && some.every((row, place) => sameFields(row, others[place]!));
}
