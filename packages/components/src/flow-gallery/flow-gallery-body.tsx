'use client';

import type { FlowSummary } from '@flowlens/client';
import type { UseFlowFiltersResult, UseFlowListResult } from '@flowlens/hooks';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '../ui/button/button.js';
import { InlineAlert } from '../ui/inline-alert/inline-alert.js';
import { LoadFailure } from '../ui/load-failure/load-failure.js';
import { ownElement } from '../ui/internal/own-element.js';
import { FlowGalleryLoading } from './flow-gallery-loading.js';
import { MoreFlows } from './more-flows.js';
import { NoFlows } from './no-flows.js';
import type { GalleryTexts } from './gallery-texts.js';

export interface FlowGalleryBodyProps {
  list: UseFlowListResult;
  filtering: UseFlowFiltersResult;
  /** Replaces the empty state unless it returns null. `filtered` is true if filters may hide flows. */
  renderEmpty?: ((state: { filtered: boolean }) => ReactNode) | undefined;
  renderError?: ((error: Error, retry: () => void) => ReactNode) | undefined;
  texts: GalleryTexts;
  /** Renders the flows, of which there is at least one. */
  children: (flows: readonly FlowSummary[]) => ReactElement;
}

/** The flows, or a placeholder. */
export function FlowGalleryBody(props: FlowGalleryBodyProps) {
  const { list, filtering, renderEmpty, renderError, texts, children } = props;
  const { flows, error, refresh, refreshing } = list;
  const filtered = filtering.active || list.outdated;

  if (!flows) {
    if (!error) return <FlowGalleryLoading />;
    return ownElement(
      renderError?.(error, refresh) ?? (
        <LoadFailure message={texts.failed} retryLabel={texts.tryAgain} onRetry={refresh} retrying={refreshing} />
      ),
    );
  }

  return (
    <>
      {error && (
        <div className="fl-flow-gallery-failure">
          <InlineAlert tone="error">{texts.failed}</InlineAlert>
          <Button size="small" onClick={refresh} busy={refreshing}>
            {texts.tryAgain}
          </Button>
        </div>
      )}
      {flows.length === 0 ? (
        ownElement(
          renderEmpty?.({ filtered }) ?? <NoFlows filtered={filtered} onClearFilters={filtering.clear} texts={texts} />,
        )
      ) : (
        <div className="fl-flow-gallery-flows" data-outdated={list.outdated || undefined}>
          {children(flows)}
          <MoreFlows list={list} texts={texts} />
        </div>
      )}
    </>
  );
}
