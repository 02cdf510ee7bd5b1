'use client';

import type { TimelineRow as Row } from '@flowlens/timeline';
import type { TimelineRows } from '@flowlens/hooks';
import { useStableCallback } from '@flowlens/hooks/internal';
import { type KeyboardEvent, type RefObject, useImperativeHandle, useMemo, useRef } from 'react';
import { FollowButton } from './follow-button.js';
import { createRowLayout, ROW_HEIGHT_PX } from './row-layout.js';
import { RowsWaiting } from './rows-waiting.js';
import type { ShownEntry } from '../shown-entry.js';
import type { TimelineRowActions } from '../row/row-actions.js';
import { FoldedAssetsRow } from '../row/folded-assets-row.js';
import { TimelineRow } from '../row/timeline-row.js';
import { useTimelineTexts } from '../timeline-texts.js';
import { useDrawnRows } from './use-drawn-rows.js';
import type { ExpandedEntries } from './use-expanded-entries.js';
import { useFeedFocus } from './use-feed-focus.js';
import { useListScroller } from './scroll/use-list-scroller.js';
import { FOLLOW_ROOM_PX } from './scroll/use-row-window.js';

export interface TimelineListHandle {
  /** Moves the focus to the next (1) or previous (-1) row; from outside, to the row that is the tab stop. */
  moveFocus: (step: 1 | -1) => void;
}

export interface TimelineListProps {
  listRef: RefObject<TimelineListHandle | null>;
  /** Entries that pass the filters. */
  view: TimelineRows;
  /** True if more rows may come. */
  busy: boolean;
  /** Index of the last event that has happened in the video, or -1. */
  currentIndex: number;
  /** True if there is a video to follow. */
  followable: boolean;
  /** False if the user has stopped following in the list before, such as one with other filters. */
  defaultFollowing: boolean;
  onFollowingChange: (following: boolean) => void;
  highlightedEntryId: string | null;
  selectedEntryId: string | null;
  expanded: ExpandedEntries;
  /** The requested entry. */
  shown: ShownEntry | null;
  /** Runs when the entry is in view. */
  onShown: () => void;
  onPick: (row: Row) => void;
  onUnfold: (entryId: string) => void;
  onToggle: (entryId: string) => void;
  onMeasured: (entryId: string, detailsPx: number) => void;
}

/** The rows of a timeline as a feed. Only visible rows are in the document. */
export function TimelineList(props: TimelineListProps) {
  const { view, currentIndex, highlightedEntryId, selectedEntryId, expanded, onMeasured } = props;
  const m = useTimelineTexts();
  const box = useRef<HTMLDivElement>(null);
  const feed = useRef<HTMLDivElement>(null);

  const layout = useMemo(() => {
    const rows = [...expanded].map(([entryId, extraPx]) => ({ index: view.indexOf(entryId), extraPx }));
    return createRowLayout(view.length, rows);
  }, [view, expanded]);
  const focus = useFeedFocus({ feed, count: view.length, currentIndex });
  const { send, following, firstIndex, lastIndex, shiftPx, ...scroller } = useListScroller({
    ...props,
    box,
    layout,
    roomPx: props.followable ? FOLLOW_ROOM_PX : 0,
    anchors: [focus.tabStop, currentIndex],
    onReach: (index, request) => {
      if (request?.focus) focus.moveTo(index);
      else focus.remember(index);
      if (!request) return;
      if (request.expand && !expanded.has(request.entryId)) toggle(request.entryId);
      props.onShown();
    },
  });
  const { drawn, waiting } = useDrawnRows({ view, firstIndex, lastIndex, tabStop: focus.tabStop });

  const pick = useStableCallback(props.onPick);
  const toggle = useStableCallback((entryId: string) => {
    send({ type: expanded.has(entryId) ? 'rowCollapsed' : 'rowExpanded', entryId });
    props.onToggle(entryId);
  });
  const unfold = useStableCallback(props.onUnfold);
  const press = useStableCallback((row: Row) => {
    if (!expanded.has(row.id)) props.onPick(row);
    toggle(row.id);
  });
  const actions = useMemo<TimelineRowActions>(
    () => ({
      press,
      pick,
      toggle,
      unfold,
      focused: focus.remember,
      measured: onMeasured,
      filled: (entryId) => send({ type: 'detailsLoaded', entryId }),
    }),
    [press, pick, toggle, unfold, focus.remember, onMeasured, send],
  );

  const moveFocus = useStableCallback((step: 1 | -1) => {
    const inside = feed.current?.matches(':focus-within');
    const index = Math.min(Math.max(focus.tabStop + (inside ? step : 0), 0), view.length - 1);
    focus.moveTo(index);
    send({ type: 'keyPressed', index });
  });
  useImperativeHandle(props.listRef, () => ({ moveFocus }), [moveFocus]);

  function pressKey(event: KeyboardEvent<HTMLDivElement>) {
    const index = focus.handleKey(event);
    if (index !== null) send({ type: 'keyPressed', index });
  }

  function follow() {
    send({ type: 'followPressed' });
    // The button unmounts, so keyboard users continue at the current event.
    focus.moveTo(Math.max(currentIndex, 0));
  }

  return (
    <div className="fl-timeline-viewport">
      <div ref={box} className="fl-timeline-scroller" onScroll={scroller.onScroll}>
        <div
          ref={feed}
          role="feed"
          className="fl-timeline-feed"
          aria-label={m.feedLabel}
          aria-busy={props.busy || waiting !== null}
          style={{ height: scroller.elementPx }}
          onKeyDown={pressKey}
        >
          {drawn.map(({ slot, index, entryId, row, folded }) => {
            const place = {
              entryId,
              row,
              index,
              // The total is still unknown, and updating it would render all rows whenever more arrive.
              setSize: props.busy ? -1 : view.length,
              top: layout.topOf(index) - shiftPx,
              current: index === currentIndex,
              tabIndex: index === focus.tabStop ? (0 as const) : (-1 as const),
              actions,
            };
            return folded > 0 ? (
              <FoldedAssetsRow key={slot} {...place} count={folded} />
            ) : (
              <TimelineRow
                key={slot}
                {...place}
                highlighted={entryId === highlightedEntryId}
                selected={entryId === selectedEntryId}
                detailsPx={expanded.get(entryId)}
              />
            );
          })}
          {waiting && (
            <RowsWaiting
              top={layout.topOf(waiting[0]) - shiftPx}
              height={layout.topOf(waiting[1]) + ROW_HEIGHT_PX - layout.topOf(waiting[0])}
            />
          )}
        </div>
      </div>
      {props.followable && !following && <FollowButton onFollow={follow} />}
    </div>
  );
}
