'use client';

import { useEffect, useState } from 'react';
import { useStableCallback } from '../../internal/use-stable-callback.js';

/** Delay between the last key and the request. */
export const SEARCH_DEBOUNCE_MS = 300;

export interface UseFlowListSearchOptions {
  /** The active search. */
  value: string;
  onSearch: (search: string) => void;
}

export interface UseFlowListSearchResult {
  /** Text in the search box. */
  draft: string;
  type: (text: string) => void;
  /** Searches for the draft at once. */
  submit: () => void;
  clear: () => void;
}

interface SearchState {
  draft: string;
  /** Last search that the search box and the host agreed on. */
  agreed: string;
  /** Requested searches that the host has not applied yet, oldest first. */
  asked: readonly string[];
  /** Last value of the host. */
  seen: string;
}

/**
 * Text of a search box, which is ahead of the active search while the user types.
 *
 * @example
 * const { draft, type, submit } = useFlowListSearch({ value: filters.search, onSearch });
 */
export function useFlowListSearch({ value, onSearch }: UseFlowListSearchOptions): UseFlowListSearchResult {
  const [state, setState] = useState<SearchState>({ draft: value, agreed: value, asked: [], seen: value });
  const { draft, agreed, asked, seen } = state;

  // A value set from outside, such as by the browser's Back button, replaces the typed text.
  if (value !== seen) {
    const takenUp = asked.indexOf(value);
    setState(
      takenUp < 0
        ? { draft: value, agreed: value, asked: [], seen: value }
        : { ...state, asked: asked.slice(takenUp + 1), seen: value },
    );
  }

  const search = useStableCallback((text: string) => {
    const wanted = text.trim();
    const isNew = wanted !== value || asked.length > 0;
    setState((current) => ({ ...current, agreed: wanted, asked: isNew ? [...current.asked, wanted] : [] }));
    if (isNew) onSearch(wanted);
  });

  useEffect(() => {
    if (draft.trim() === agreed) return;
    const timer = setTimeout(() => search(draft), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [draft, agreed, search]);

  return {
    draft,
    type: (text) => setState((current) => ({ ...current, draft: text })),
    submit: () => search(draft),
    clear: () => {
      setState((current) => ({ ...current, draft: '' }));
      search('');
    },
  };
}
