'use client';

import type { UseFlowListResult } from '@flowlens/hooks';
import { Button } from '../ui/button/button.js';
import { InlineAlert } from '../ui/inline-alert/inline-alert.js';
import { Spinner } from '../ui/spinner/spinner.js';
import type { GalleryTexts } from './gallery-texts.js';

export interface MoreFlowsProps {
  list: UseFlowListResult;
  texts: GalleryTexts;
}

/** Status below the cards: more flows are loading, or failed to load. */
export function MoreFlows({ list, texts }: MoreFlowsProps) {
  if (list.loadMoreFailed) {
    return (
      <div className="fl-flow-gallery-more">
        <InlineAlert tone="error">{texts.failed}</InlineAlert>
        <Button onClick={list.loadMore}>{texts.tryAgain}</Button>
      </div>
    );
  }
  if (!list.hasMore) return null;
  return (
    <p className="fl-flow-gallery-more">
      <Spinner size={14} />
      <span>{texts.loadingMore}</span>
    </p>
  );
}
