'use client';

import type { FlowSummary } from '@flowlens/client';
import { useStableCallback } from '@flowlens/hooks';
import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';

export interface UseActiveFlowOptions {
  gallery: RefObject<HTMLElement | null>;
  flows: readonly FlowSummary[] | undefined;
}

export interface UseActiveFlowResult {
  /** Place of the flow whose card has, or had last, the focus; -1 for none. */
  activeIndex: number;
  /** For the card that gets the focus. */
  activate: (flowId: string) => void;
  /** For the card whose flow was deleted from its menu. */
  leave: (flowId: string) => void;
  /** For the gallery, which gets the focus when the card that had it is gone. */
  onFocus: (event: FocusEvent<HTMLElement>) => void;
}

/** Remembers the card with the focus, and hands the focus to its neighbour when its flow is deleted. */
export function useActiveFlow({ gallery, flows }: UseActiveFlowOptions): UseActiveFlowResult {
  const count = flows?.length ?? 0;
  const [activeId, setActiveId] = useState<string | null>(null);
  const [deletedId, setDeletedId] = useState<string | null>(null);
  const activeIndex = activeId === null ? -1 : (flows?.findIndex(({ id }) => id === activeId) ?? -1);
  const lastIndex = useRef(-1);
  const gone = deletedId !== null && deletedId === activeId && activeIndex < 0;

  const focusNeighbour = useStableCallback(() => {
    const index = Math.min(lastIndex.current, count - 1);
    const link = gallery.current?.querySelector<HTMLElement>(`[data-index="${index}"] a`);
    (link ?? gallery.current)?.focus();
  });

  useLayoutEffect(() => {
    if (activeIndex >= 0) lastIndex.current = activeIndex;
    if (gone) focusNeighbour();
  }, [activeIndex, gone, focusNeighbour]);

  return {
    activeIndex,
    activate: setActiveId,
    leave: setDeletedId,
    onFocus: ({ target, currentTarget }) => {
      if (target !== currentTarget || deletedId === null || flows?.some(({ id }) => id === deletedId)) return;
      // A dialog that closes gives the focus to what is around its opener, a moment after the neighbour got it.
      setDeletedId(null);
      focusNeighbour();
    },
  };
}
