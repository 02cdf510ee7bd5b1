'use client';

import { foldForSearch } from '@flowlens/core';
import type { WebSocketFrame } from '@flowlens/timeline';
import { useDeferredValue, useMemo } from 'react';
import { useKeptState } from '../kept-states.js';

export interface UseFrameFilterResult {
  text: string;
  onTextChange: (text: string) => void;
  /** Frames whose payload contains the text, and their indexes in the conversation. */
  found: readonly { frame: WebSocketFrame; place: number }[];
}

/** Filters a conversation by a text, ignoring case. Long conversations do not slow down typing. */
export function useFrameFilter(frames: readonly WebSocketFrame[]): UseFrameFilterResult {
  const [text, onTextChange] = useKeptState('frames filter', '');
  const sought = useDeferredValue(foldForSearch(text.trim()));
  const found = useMemo(() => {
    const placed = frames.map((frame, place) => ({ frame, place }));
    return sought === '' ? placed : placed.filter(({ frame }) => foldForSearch(frame.payload).includes(sought));
  }, [frames, sought]);
  return { text, onTextChange, found };
}
