'use client';

import type { FlowSummary } from '@flowlens/client';
import type { UseFlowListResult } from '@flowlens/hooks';
import { useEffect, useRef } from 'react';
import { FlowCell, type FlowCellActions } from './flow-cell.js';
import type { GalleryTexts } from '../gallery-texts.js';
import { useGridRows } from './use-grid-rows.js';
import { useScrollRestoration } from './use-scroll-restoration.js';

export interface FlowGridProps {
  flows: readonly FlowSummary[];
  list: UseFlowListResult;
  /** Index of the card that has or last had the focus. It and its neighbours stay in the document. */
  activeIndex: number;
  scrollKey: string | undefined;
  selectedIds: ReadonlySet<string>;
  actions: FlowCellActions;
  texts: GalleryTexts;
}

/** Flows in one to four columns. Only the cards near the view are in the document. Pages load before they are reached. */
export function FlowGrid({ flows, list, activeIndex, scrollKey, selectedIds, actions, texts }: FlowGridProps) {
  const { outdated, refreshing, hasMore, loadingMore, loadMoreFailed, loadMore } = list;
  const grid = useRef<HTMLUListElement>(null);
  const count = flows.length;
  const { columns, rowPx, first, end, nearEnd } = useGridRows(grid, count);
  useScrollRestoration({ list: grid, scrollKey, columns, rowPx, count, outdated, hasMore, loadMore });

  // A page cannot be requested while the list is being read, so it is requested afterwards.
  const reading = refreshing || loadingMore;
  useEffect(() => {
    if (nearEnd && hasMore && !loadMoreFailed && !reading) loadMore();
  }, [nearEnd, hasMore, loadMoreFailed, loadMore, reading, count]);

  const rowsBelow = Math.ceil(count / columns) - end;
  return (
    <ul
      ref={grid}
      role="list"
      className="fl-flow-gallery-grid"
      data-selecting={selectedIds.size > 0 || undefined}
      style={{ paddingTop: first * rowPx, paddingBottom: Math.max(rowsBelow, 0) * rowPx }}
    >
      {drawnIndexes({ from: first * columns, to: Math.min(end * columns, count), activeIndex, count }).map((index) => {
        const flow = flows[index];
        const apart = index < first * columns || index >= end * columns;
        return (
          flow && (
            <FlowCell
              key={flow.id}
              flow={flow}
              index={index}
              selected={selectedIds.has(flow.id)}
              setSize={hasMore ? -1 : count}
              {...(apart && { apartTopPx: Math.floor(index / columns) * rowPx, apartColumn: (index % columns) + 1 })}
              actions={actions}
              texts={texts}
            />
          )
        );
      })}
    </ul>
  );
}

interface Drawn {
  from: number;
  to: number;
  activeIndex: number;
  count: number;
}

/** Cards near the view, and the active one with its neighbours in Tab order, in the order of the list. */
function drawnIndexes({ from, to, activeIndex, count }: Drawn): number[] {
  const near = Array.from({ length: Math.max(to - from, 0) }, (_, offset) => from + offset);
  if (activeIndex < 0) return near;
  const kept = [activeIndex - 1, activeIndex, activeIndex + 1].filter((index) => index >= 0 && index < count);
  return [...kept.filter((index) => index < from), ...near, ...kept.filter((index) => index >= to)];
}
