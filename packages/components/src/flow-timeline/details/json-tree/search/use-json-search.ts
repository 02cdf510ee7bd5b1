'use client';

import { useStableCallback } from '@flowlens/hooks/internal';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { JsonDocument } from '../json-document.js';
import { nodesTo, searchJson } from './search-json.js';
import type { JsonTreeModel } from '../use-json-tree.js';

export interface JsonSearchModel {
  text: string;
  onTextChange: (text: string) => void;
  /** Text of the latest search, which follows the typed one. */
  sought: string;
  /** Number of keys and values that contain the text. */
  count: number;
  /** Position of the active one, from 1. */
  position: number;
  /** Goes to the next or previous one, and from the last to the first. */
  step: (by: 1 | -1) => void;
}

/** Searches a document and shows one hit after the other. A long document does not slow down typing. */
export function useJsonSearch(document: JsonDocument, { reveal }: Pick<JsonTreeModel, 'reveal'>): JsonSearchModel {
  const [text, onTextChange] = useState('');
  const sought = useDeferredValue(text.trim());
  const hits = useMemo(() => (sought === '' ? [] : searchJson(document, sought)), [document, sought]);
  const [at, setAt] = useState(0);

  const show = useStableCallback((index: number) => {
    setAt(index);
    const hit = hits[index];
    if (hit !== undefined) reveal(nodesTo(document, hit));
  });
  // The first hit shows as soon as the search is done, which is after the key.
  useEffect(() => show(0), [hits, show]);

  return {
    text,
    onTextChange,
    sought,
    count: hits.length,
    position: hits.length === 0 ? 0 : at + 1,
    step: (by) => hits.length > 0 && show((at + by + hits.length) % hits.length),
  };
}
