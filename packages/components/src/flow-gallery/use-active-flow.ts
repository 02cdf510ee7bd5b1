'use client';

import type { FlowSummary } from '@flowlens/client';
import { useStableCallback } from '@flowlens/hooks/internal';
import { type FocusEvent, type RefObject, useCallback, useRef, useState } from 'react';
import { isUnclaimed } from '../ui/internal/focus/is-unclaimed.js';
import { useBrowserLayoutEffect } from '../ui/internal/layout/use-browser-layout-effect.js';

export interface UseActiveFlowOptions {
  gallery: RefObject<HTMLElement | null>;
  flows: readonly FlowSummary[] | undefined;
  /** Identifies a visit that the user may return to. */
  scrollKey: string | undefined;
}

/** The focused flow at the end of each visit, for the lifetime of the page. */
const visits = new Map<string, string>();

export interface UseActiveFlowResult {
  /** Index of the flow whose card has or last had the focus; -1 for none. */
  activeIndex: number;
  /** For the card that receives the focus. */
  activate: (flowId: string) => void;
  /** For the card whose flow was deleted from its menu. */
  leave: (flowId: string) => void;
  /** For the gallery, which receives the focus when the focused card is gone. */
  onFocus: (event: FocusEvent<HTMLElement>) => void;
}

/** Remembers the focused card, for a later visit too, and moves the focus to its neighbour when its flow is deleted. */
export function useActiveFlow({ gallery, flows, scrollKey }: UseActiveFlowOptions): UseActiveFlowResult {
  const count = flows?.length ?? 0;
  const [returnedTo] = useState(() => visits.get(scrollKey ?? '') ?? null);
  const [activeId, setActiveId] = useState(returnedTo);
  const [deletedId, setDeletedId] = useState<string | null>(null);
  const activeIndex = activeId === null ? -1 : (flows?.findIndex(({ id }) => id === activeId) ?? -1);
  const lastIndex = useRef(-1);
  const gone = deletedId !== null && deletedId === activeId && activeIndex < 0;

  const focusNeighbour = useStableCallback(() => {
    const index = Math.min(lastIndex.current, count - 1);
    (linkOf(gallery.current, index) ?? gallery.current)?.focus();
  });

  useBrowserLayoutEffect(() => {
    if (activeIndex >= 0) lastIndex.current = activeIndex;
    if (gone) focusNeighbour();
  }, [activeIndex, gone, focusNeighbour]);

  const activate = useCallback(
    (flowId: string) => {
      setActiveId(flowId);
      if (scrollKey !== undefined) visits.set(scrollKey, flowId);
    },
    [scrollKey],
  );

  const back = useRef(returnedTo !== null);
  useBrowserLayoutEffect(() => {
    if (!back.current || !flows) return;
    const link = linkOf(gallery.current, activeIndex);
    // Its row may have to be measured first. A deleted flow will not appear.
    if (!link && activeIndex >= 0) return;
    back.current = false;
    // The user may have moved on while the flows loaded.
    if (link && isUnclaimed(link)) link.focus({ preventScroll: true });
  });

  return {
    activeIndex,
    activate,
    leave: setDeletedId,
    onFocus: ({ target, currentTarget }) => {
      if (target !== currentTarget || deletedId === null || flows?.some(({ id }) => id === deletedId)) return;
      // A closing dialog focuses an ancestor of its opener, a moment after the neighbour received the focus.
      setDeletedId(null);
      focusNeighbour();
    },
  };
}

function linkOf(gallery: HTMLElement | null, index: number): HTMLElement | null {
  return gallery?.querySelector<HTMLElement>(`[data-index="${index}"] a`) ?? null;
}
