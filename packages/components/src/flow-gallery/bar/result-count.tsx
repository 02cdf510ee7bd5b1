'use client';

import { useFlowLens, type UseFlowListResult } from '@flowlens/hooks';
import { startTransition, useEffect, useState } from 'react';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.js';
import type { GalleryTexts } from '../gallery-texts.js';
import { LoadingNote } from './loading-note.js';

export interface ResultCountProps {
  list: UseFlowListResult;
  texts: GalleryTexts;
}

/**
 * Number of flows, announced to screen readers when the filters change or while flows load. Counts the first page until
 * the last is loaded, so that scrolling does not repeat the announcement.
 */
export function ResultCount({ list, texts }: ResultCountProps) {
  const { locale } = useFlowLens();
  const { count, more } = list.found;
  // Screen readers do not announce text that mounts with its live region. Besides, the first number format costs more time
  // than the first cards.
  const [listening, setListening] = useState(false);
  useEffect(() => startTransition(() => setListening(true)), []);

  const known = listening && list.flows !== undefined && !list.outdated;
  const text = known && texts.resultCount({ count, total: new Intl.NumberFormat(locale).format(count), more });
  return (
    <p className="fl-flow-gallery-count" role="status">
      {!list.flows && !list.error && <LoadingNote texts={texts} />}
      {/* The empty state announces zero flows in the place of the cards. */}
      {text && (count > 0 ? <span>{text}</span> : <VisuallyHidden>{text}</VisuallyHidden>)}
    </p>
  );
}
