'use client';

import { foldForSearch } from '@flowlens/core';
import type { WebSocketFrame } from '@flowlens/timeline';
import { useDeferredValue, useMemo } from 'react';
import { useKeptState } from '../kept-states.js';

export interface UseFrameFilterResult {
  text: string;
  onTextChange: (text: string) => void;
  /** Indexes of the frames whose payload contains the text. */
  found: readonly number[];
}

/** Filters a conversation by a text, ignoring case. Long conversations do not slow down typing. */
export function useFrameFilter(frames: readonly WebSocketFrame[]): UseFrameFilterResult {
  const [text, onTextChange] = useKeptState('frames filter', '');
  const sought = useDeferredValue(foldForSearch(text.trim()));
  const found = useMemo(() => {
    const all = [...frames.keys()];
    return sought === '' ? all : all.filter((place) => foldForSearch(frames[place]!.payload).includes(sought));
  }, [frames, sought]);
  return { text, onTextChange, found };
}
