'use client';

import type { TimelineEntry, TimelineView } from '@flowlens/core';
import { useStableCallback } from '@flowlens/hooks';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useMemo, useRef } from 'react';
import { FollowButton } from './follow-button.js';
import type { ShownEntry } from './shown-entry.js';
import { TimelineRow, type TimelineRowActions } from './timeline-row.js';
import { useTimelineTexts } from './timeline-texts.js';
import { useFeedFocus } from './use-feed-focus.js';
import { useFollowScroll } from './use-follow-scroll.js';
import { useOpenInSight } from './use-open-in-sight.js';
import { useRevealEntry } from './use-reveal-entry.js';

/** Height of a row that is not expanded; `timeline-row.css` says the same. */
const ROW_HEIGHT_PX = 30;
const OVERSCAN_ROWS = 8;
/** Rows kept in sight before and after the one scrolled to. */
const CONTEXT_ROWS = 3;
/** Room below the last row, so that the follow button never covers it. */
const FOLLOW_ROOM_PX = 48;

export interface TimelineListProps {
  /** What passes the filters. */
  view: TimelineView;
  /** Place of the last event that has happened in the video, or -1. */
  currentIndex: number;
  /** Whether there is a video to follow at all. */
  followable: boolean;
  following: boolean;
  onFollowingChange: (following: boolean) => void;
  highlightedEntryId: string | null;
  selectedEntryId: string | null;
  expandedEntryIds: ReadonlySet<string>;
  /** The entry somebody asked to see. */
  shown: ShownEntry | null;
  /** Runs when it is in sight. */
  onShown: () => void;
  onPick: (entry: TimelineEntry) => void;
  onToggle: (entry: TimelineEntry) => void;
}

/** The rows of a timeline as a feed. Only those in sight are in the document. */
export function TimelineList(props: TimelineListProps) {
  const { view, currentIndex, following, onFollowingChange, highlightedEntryId, selectedEntryId, shown } = props;
  const m = useTimelineTexts();
  const scroller = useRef<HTMLDivElement>(null);
  const feed = useRef<HTMLDivElement>(null);

  // Without a scrollbar everything stays in sight, and there is nothing to stop.
  const stopFollowing = () => {
    if (scroller.current && scroller.current.scrollHeight > scroller.current.clientHeight) onFollowingChange(false);
  };

  const focus = useFeedFocus({ feed, count: view.length, currentIndex });
  const virtualizer = useVirtualizer({
    count: view.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT_PX,
    overscan: OVERSCAN_ROWS,
    scrollPaddingStart: CONTEXT_ROWS * ROW_HEIGHT_PX,
    scrollPaddingEnd: CONTEXT_ROWS * ROW_HEIGHT_PX,
    paddingEnd: props.followable ? FOLLOW_ROOM_PX : 0,
    rangeExtractor: focus.withTabStop,
    initialOffset: () => offsetOf(view, selectedEntryId),
  });
  useFollowScroll({ virtualizer, following, currentIndex });
  useRevealEntry({
    virtualizer,
    view,
    shown,
    onReveal: (index) => {
      stopFollowing();
      focus.moveTo(index);
      props.onShown();
    },
  });

  const totalPx = virtualizer.getTotalSize();
  const showOpened = useOpenInSight({ scroller, totalPx, scrollBy: virtualizer.scrollBy, roomPx: FOLLOW_ROOM_PX });

  const pick = useStableCallback(props.onPick);
  const toggle = useStableCallback((entry: TimelineEntry, index: number) => {
    // An expanded row is measured; a folded one is not, so its height has to be put back.
    if (props.expandedEntryIds.has(entry.id)) virtualizer.resizeItem(index, ROW_HEIGHT_PX);
    else showOpened(index);
    stopFollowing();
    props.onToggle(entry);
  });
  const actions = useMemo<TimelineRowActions>(
    () => ({ pick, toggle, focused: focus.remember, measure: virtualizer.measureElement }),
    [pick, toggle, focus.remember, virtualizer],
  );

  function pressKey(event: KeyboardEvent<HTMLDivElement>) {
    const index = focus.handleKey(event);
    if (index === null) return;
    stopFollowing();
    virtualizer.scrollToIndex(index);
  }

  return (
    <div className="fl-timeline-viewport">
      <div
        ref={scroller}
        className="fl-timeline-scroller"
        onWheel={stopFollowing}
        onTouchMove={stopFollowing}
        // A press on the scroller itself, not on a row, is a press on its scrollbar.
        onPointerDown={(event) => event.target === event.currentTarget && stopFollowing()}
      >
        <div
          ref={feed}
          role="feed"
          className="fl-timeline-feed"
          aria-label={m.feedLabel}
          style={{ height: totalPx }}
          onKeyDown={pressKey}
        >
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const entry = view.at(index);
            return (
              entry && (
                <TimelineRow
                  key={entry.id}
                  entry={entry}
                  index={index}
                  setSize={view.length}
                  top={start}
                  current={index === currentIndex}
                  highlighted={entry.id === highlightedEntryId}
                  selected={entry.id === selectedEntryId}
                  expanded={props.expandedEntryIds.has(entry.id)}
                  tabStop={index === focus.tabStop}
                  actions={actions}
                />
              )
            );
          })}
        </div>
      </div>
      {props.followable && !following && <FollowButton onFollow={() => onFollowingChange(true)} />}
    </div>
  );
}

/** Where a new list starts: with the entry somebody picked before, a few rows from the top. */
function offsetOf(view: TimelineView, entryId: string | null): number {
  const index = entryId === null ? -1 : view.indexOf(entryId);
  return Math.max(0, index - CONTEXT_ROWS) * ROW_HEIGHT_PX;
}
