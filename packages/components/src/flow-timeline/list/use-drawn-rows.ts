'use client';

import { type TimelineRows, useTimelineRows } from '@flowlens/hooks';
import { useEffect, useState } from 'react';
import { sameFields } from '../../ui/internal/same-fields.js';
import { type DrawnRow, drawRows } from './draw-rows.js';

export interface UseDrawnRowsOptions {
  view: TimelineRows;
  firstIndex: number;
  lastIndex: number;
  tabStop: number;
}

export interface UseDrawnRowsResult {
  drawn: readonly DrawnRow[];
  /** Range of the wanted rows that are not loaded; null if all are loaded. */
  waiting: readonly [firstIndex: number, lastIndex: number] | null;
}

/** Returns the rows to render: the wanted rows that are loaded, the tab stop, and a screenful around an announced jump. */
export function useDrawnRows({ view, firstIndex, lastIndex, tabStop }: UseDrawnRowsOptions): UseDrawnRowsResult {
  const inSight = useTimelineRows(view, firstIndex, lastIndex).map((_, offset) => firstIndex + offset);
  useEffect(() => view.load(tabStop, tabStop), [view, tabStop]);
  const prepared = view.getPrepared();
  const reach = prepared < 0 ? -1 : Math.ceil((lastIndex - firstIndex) / 2);
  const around = useTimelineRows(view, prepared - reach, prepared + reach).map(
    (_, offset) => prepared - reach + offset,
  );

  const [drawn, setDrawn] = useState<readonly DrawnRow[]>([]);
  const next = drawRows(drawn, { view, inSight, beyond: [tabStop, ...around] });
  if (!areSame(drawn, next)) setDrawn(next);

  const shown = new Set(next.map(({ index }) => index));
  const missing = inSight.filter((index) => !shown.has(index));
  return { drawn: next, waiting: missing.length > 0 ? [missing[0]!, missing.at(-1)!] : null };
}

function areSame(some: readonly DrawnRow[], others: readonly DrawnRow[]): boolean {
  return some.length === others.length && some.every((row, place) => sameFields(row, others[place]!));
}
