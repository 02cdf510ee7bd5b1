'use client';

import type { MessageOverrides } from '@flowlens/core/messages';
import { hasMessages } from '@flowlens/timeline/export';
import { useSequenceDiagram } from '@flowlens/hooks';
import { clsx } from 'clsx/lite';
import { ArrowLeftRight } from 'lucide';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useMessages } from '../provider/use-messages.js';
import { useRootClass } from '../provider/use-root-class.js';
import { EmptyState } from '../ui/empty-state/empty-state.js';
import { type BoundaryProps, withErrorBoundary } from '../ui/error-boundary/with-error-boundary.js';
import { Icon } from '../ui/icon/icon.js';
import { LoadFailure } from '../ui/load-failure/load-failure.js';
import { DiagramLoading } from './diagram-loading.js';
import { DiagramText } from './diagram-text.js';

export interface SequenceDiagramProps
  extends Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'onError'>, BoundaryProps {
  flowId: string;
  /** Name of the downloaded file. */
  flowTitle?: string | undefined;
  messages?: MessageOverrides['sequenceDiagram'];
}

/**
 * The network traffic of a flow as the Mermaid text of a sequence diagram, to copy or to save. Loaded again each time.
 */
export const SequenceDiagram = withErrorBoundary(
  forwardRef<HTMLElement, SequenceDiagramProps>(function SequenceDiagram(
    { flowId, flowTitle = '', messages, className, ...rest },
    ref,
  ) {
    const { data, status, isFetching, refetch } = useSequenceDiagram(flowId);
    const m = useMessages('sequenceDiagram', messages);
    const { tryAgain } = useMessages('common');
    const rootClass = useRootClass();

    return (
      <section
        aria-label={m.label}
        aria-busy={status === 'pending'}
        {...rest}
        ref={ref}
        className={clsx(rootClass, 'fl-sequence', className)}
        data-state={status}
      >
        {status === 'pending' && <DiagramLoading m={m} />}
        {status === 'error' && (
          <LoadFailure message={m.failed} retryLabel={tryAgain} onRetry={() => void refetch()} retrying={isFetching} />
        )}
        {data &&
          (hasMessages(data.diagram) ? (
            <DiagramText diagram={data.diagram} flowTitle={flowTitle} m={m} />
          ) : (
            <EmptyState title={m.empty} hint={m.emptyHint} icon={<Icon of={ArrowLeftRight} size={18} />} />
          ))}
      </section>
    );
  }),
);
