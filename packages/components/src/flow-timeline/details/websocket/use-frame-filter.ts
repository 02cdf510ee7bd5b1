'use client';

import { foldForSearch } from '@flowlens/core';
import type { WebSocketFrame } from '@flowlens/timeline';
import { useDeferredValue, useMemo } from 'react';
import { useKeptState } from '../kept-states.js';

export interface UseFrameFilterResult {
  text: string;
  onTextChange: (text: string) => void;
  /** The frames with the text in their payload, and their places in the conversation. */
  found: readonly { frame: WebSocketFrame; place: number }[];
}

/** Looks for a text in a conversation, in any case. Typing is not held up by a long one. */
export function useFrameFilter(frames: readonly WebSocketFrame[]): UseFrameFilterResult {
  const [text, onTextChange] = useKeptState('frames filter', '');
  const sought = useDeferredValue(foldForSearch(text.trim()));
  const found = useMemo(() => {
    const placed = frames.map((frame, place) => ({ frame, place }));
    return sought === '' ? placed : placed.filter(({ frame }) => foldForSearch(frame.payload).includes(sought));
  }, [frames, sought]);
  return { text, onTextChange, found };
}
