'use client';

import { type TimelineRows, useTimelineRows } from '@flowlens/hooks';
import { useStableCallback } from '@flowlens/hooks/internal';
import { useLayoutEffect, useRef, useState } from 'react';
import { sameFields } from '../../../ui/internal/same-fields.js';
import type { ShownEntry } from '../../shown-entry.js';
import { followsVideo, nextStep, type ScrollEvent, type ScrollMode, targetRow } from './scroll-machine.js';
import { type RowWindow, useRowWindow, type UseRowWindowOptions } from './use-row-window.js';

/** Rows that may be visible above and below a row: half of a high panel. */
const ROWS_AROUND = 20;

export interface UseListScrollerOptions extends Omit<UseRowWindowOptions, 'onUserScroll'> {
  view: TimelineRows;
  currentIndex: number;
  selectedEntryId: string | null;
  /** The requested entry. */
  shown: ShownEntry | null;
  defaultFollowing: boolean;
  onFollowingChange: (following: boolean) => void;
  /** Runs once the list has scrolled to the requested entry, or back to the selected one. */
  onReach: (index: number, request: ShownEntry | null) => void;
}

export interface ListScroller extends RowWindow {
  following: boolean;
  /** Reports an action of the user to the state machine. */
  send: (event: ScrollEvent) => void;
}

/** Reports facts and events to the state machine of the list, and runs its scroll commands. */
export function useListScroller(options: UseListScrollerOptions): ListScroller {
  const { view, layout, currentIndex, shown, defaultFollowing } = options;
  const [mode, setMode] = useState<ScrollMode>({ name: 'restoring', then: defaultFollowing ? 'following' : 'held' });
  // Several events may occur between two renders.
  const latest = useRef(mode);
  const window = useRowWindow({ ...options, onUserScroll: () => send({ type: 'userScrolled' }) });
  const { visible, scrollable } = window;
  const requestedIndex = shown && visible ? view.indexOf(shown.entryId) : -1;
  const facts = { visible, scrollable, currentIndex, requestedIndex };
  const target = targetRow(mode, facts);
  const loaded = useRowsLoaded(view, target);

  const send = useStableCallback((event: ScrollEvent) => {
    const before = latest.current;
    const [next, command] = nextStep(before, event, facts);
    if (!sameFields(before, next)) {
      latest.current = next;
      setMode(next);
    }
    if (followsVideo(before) !== followsVideo(next)) options.onFollowingChange(followsVideo(next));
    if (command?.type === 'scrollToRow') window.scrollToRow(command.index);
    if (command?.type === 'showDetails') window.scrollToDetails(view.indexOf(command.entryId));
    if (command?.type === 'reach') {
      const request = command.entry === 'requested' ? shown : null;
      const index = view.indexOf(request?.entryId ?? options.selectedEntryId ?? '');
      if (index < 0) return;
      window.scrollToRow(index);
      // The announced jump is complete.
      view.prepare(-1);
      options.onReach(index, request);
    }
  });

  // Before that, the list can neither go back to its place nor scroll to the end of expanded details.
  useLayoutEffect(() => {
    if (visible) send({ type: 'resized' });
  }, [visible, layout.totalPx, send]);
  const requested = requestedIndex >= 0;
  useLayoutEffect(() => send({ type: requested ? 'entryRequested' : 'requestWithdrawn' }), [shown, requested, send]);
  // A layout effect, so that the highlight of an entry never appears before the scroll.
  useLayoutEffect(() => {
    if (loaded) send({ type: 'targetLoaded' });
  }, [mode, target, loaded, send]);

  return { ...window, following: followsVideo(mode), send };
}

/** Requests a row and its neighbours, and returns whether they are loaded, so that a list can go there without gaps. */
function useRowsLoaded(view: TimelineRows, index: number): boolean {
  const lastIndex = Math.min(index + ROWS_AROUND, view.length - 1);
  const rows = useTimelineRows(view, Math.max(0, index - ROWS_AROUND), index < 0 ? -1 : lastIndex);
  return index >= 0 && rows.every(Boolean);
}
