'use client';

import { type RefCallback, useCallback, useRef } from 'react';
import type { FlowTimelineHandle } from '../../flow-timeline/flow-timeline.js';

export interface UseTimelineHandleResult extends FlowTimelineHandle {
  timelineRef: RefCallback<FlowTimelineHandle>;
}

/** Methods of a timeline that may not be mounted yet: the latest entry to show is kept until it is. */
export function useTimelineHandle(): UseTimelineHandleResult {
  const handle = useRef<FlowTimelineHandle>(null);
  const waiting = useRef<Parameters<FlowTimelineHandle['showEntry']>>(null);

  const timelineRef = useCallback((mounted: FlowTimelineHandle | null) => {
    handle.current = mounted;
    if (!mounted || !waiting.current) return;
    mounted.showEntry(...waiting.current);
    waiting.current = null;
  }, []);
  const showEntry = useCallback<FlowTimelineHandle['showEntry']>((...request) => {
    if (handle.current) handle.current.showEntry(...request);
    else waiting.current = request;
  }, []);

  const moveFocus = useCallback<FlowTimelineHandle['moveFocus']>((step) => handle.current?.moveFocus(step), []);
  const focus = useCallback(() => handle.current?.focus(), []);
  const focusSearch = useCallback(() => handle.current?.focusSearch(), []);

  return { timelineRef, showEntry, focus, moveFocus, focusSearch };
}
