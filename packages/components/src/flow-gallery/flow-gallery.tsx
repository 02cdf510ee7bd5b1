'use client';

import { type FlowFilters, hasFlowFilters, type MessageOverrides, NO_FLOW_FILTERS } from '@flowlens/core';
import { useFlows } from '@flowlens/hooks';
import { clsx } from 'clsx';
import { Film, SearchX } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { useMessages } from '../provider/use-messages.js';
import { useRootClass } from '../provider/use-root-class.js';
import { Button } from '../ui/button/button.js';
import { EmptyState } from '../ui/empty-state/empty-state.js';
import { type BoundaryProps, withErrorBoundary } from '../ui/error-boundary/with-error-boundary.js';
import { LoadFailure } from '../ui/load-failure/load-failure.js';
import { FlowCard } from './flow-card.js';
import { FlowGalleryLoading } from './flow-gallery-loading.js';

export interface FlowGalleryProps
  extends Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'onError'>, BoundaryProps {
  /** Shows the flows of one project; left out, of all the viewer's projects. */
  systemId?: string | undefined;
  /** Narrows the list. @default no filters */
  filters?: FlowFilters | undefined;
  renderEmpty?: (() => ReactNode) | undefined;
  renderError?: ((error: Error, retry: () => void) => ReactNode) | undefined;
  messages?: MessageOverrides['gallery'];
}

/**
 * Flows as cards, newest first, in one to four columns.
 *
 * @example
 * <FlowGallery systemId={project.id} />
 */
export const FlowGallery = withErrorBoundary(
  forwardRef<HTMLElement, FlowGalleryProps>(function FlowGallery(
    { systemId, filters = NO_FLOW_FILTERS, renderEmpty, renderError, messages, className, ...rest },
    ref,
  ) {
    const query = useFlows({ systemId, ...filters });
    const m = useMessages('gallery', messages);
    const rootClass = useRootClass();
    const flows = query.data;
    const retry = () => void query.refetch();

    return (
      <section
        aria-label={m.label}
        aria-busy={query.isPending}
        {...rest}
        ref={ref}
        className={clsx(rootClass, 'fl-flow-gallery', className)}
        data-state={query.status}
      >
        {query.isPending && <FlowGalleryLoading label={m.loading} />}
        {query.isError &&
          !flows &&
          (renderError?.(query.error, retry) ?? (
            <LoadFailure message={m.failed} retryLabel={m.tryAgain} onRetry={retry} retrying={query.isFetching} />
          ))}
        {flows?.length === 0 && (renderEmpty?.() ?? <NoFlows filtered={hasFlowFilters(filters)} texts={m} />)}
        {flows && flows.length > 0 && (
          <ul role="list" className="fl-flow-gallery-grid">
            {flows.map((flow) => (
              <li key={flow.id} className="fl-flow-gallery-cell">
                <FlowCard flow={flow} messages={messages} />
              </li>
            ))}
          </ul>
        )}
        {query.isFetchNextPageError && <p role="alert">{m.failed}</p>}
        {query.hasNextPage && (
          <Button
            className="fl-flow-gallery-more"
            busy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {query.isFetchNextPageError ? m.tryAgain : m.loadMore}
          </Button>
        )}
      </section>
    );
  }),
);

interface NoFlowsProps {
  filtered: boolean;
  texts: { emptyTitle: string; emptyHint: string; noMatchTitle: string; noMatchHint: string };
}

function NoFlows({ filtered, texts }: NoFlowsProps) {
  return filtered ? (
    <EmptyState title={texts.noMatchTitle} hint={texts.noMatchHint} icon={<SearchX size={18} />} />
  ) : (
    <EmptyState title={texts.emptyTitle} hint={texts.emptyHint} icon={<Film size={18} />} />
  );
}
