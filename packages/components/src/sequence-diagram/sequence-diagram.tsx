'use client';

import type { MessageOverrides } from '@flowlens/core/messages';
import { useTimeline, useTimelineSequence } from '@flowlens/hooks';
import { clsx } from 'clsx/lite';
import { ArrowLeftRight } from 'lucide';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useMessages } from '../provider/use-messages.js';
import { useRootClass } from '../provider/use-root-class.js';
import { EmptyState } from '../ui/empty-state/empty-state.js';
import { type BoundaryProps, withErrorBoundary } from '../ui/error-boundary/with-error-boundary.js';
import { Icon } from '../ui/icon/icon.js';
import { LoadFailure } from '../ui/load-failure/load-failure.js';
import { DiagramHead } from './diagram-head.js';
import { DiagramLoading } from './diagram-loading.js';
import { drawnRows } from './drawing/drawn-rows.js';
import { SequenceDrawing } from './drawing/sequence-drawing.js';

export interface SequenceDiagramProps
  extends Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'onError'>, BoundaryProps {
  /** Address of the timeline file; null if there is none. */
  timelineUrl: string | null;
  /** Identifies the timeline in the cache, as in `useTimeline`: pass it everywhere or nowhere. */
  flowId?: string | undefined;
  /** Name of the downloaded file. @default '' */
  flowTitle?: string | undefined;
  /** Runs when a message is pressed, with its entry of the timeline and its time in milliseconds. */
  onEntrySelect?: ((entryId: string, timeMs: number) => void) | undefined;
  /** Texts that replace those of the provider. */
  messages?: Pick<MessageOverrides, 'sequenceDiagram'> | undefined;
}

/**
 * The requests and websocket connections of a flow, drawn between its page and each host. Copies as Mermaid text.
 *
 * @example
 * <SequenceDiagram flowId={flow.id} timelineUrl={flow.timeline_url} onEntrySelect={showEvent} />
 */
export const SequenceDiagram = withErrorBoundary(
  forwardRef<HTMLElement, SequenceDiagramProps>(function SequenceDiagram(
    { timelineUrl, flowId, flowTitle = '', onEntrySelect, messages, className, ...rest },
    ref,
  ) {
    const timeline = useTimeline(timelineUrl, { flowId });
    const { sequence, error } = useTimelineSequence(timeline);
    const m = useMessages('sequenceDiagram', messages?.sequenceDiagram);
    const { tryAgain } = useMessages('common');
    const rootClass = useRootClass();
    const failed = timeline.failure !== null || error !== null;
    const isEmpty = timelineUrl === null || sequence?.messages.length === 0;
    const state = failed ? 'error' : isEmpty || sequence ? 'success' : 'pending';

    return (
      <section
        aria-label={m.label}
        aria-busy={state === 'pending'}
        {...rest}
        ref={ref}
        className={clsx(rootClass, 'fl-sequence', className)}
        data-state={state}
      >
        {state === 'pending' && <DiagramLoading m={m} />}
        {failed && (
          <LoadFailure message={m.failed} retryLabel={tryAgain} onRetry={timeline.retry} retrying={timeline.retrying} />
        )}
        {!failed && isEmpty && (
          <EmptyState title={m.empty} hint={m.emptyHint} icon={<Icon of={ArrowLeftRight} size={18} />} />
        )}
        {!failed && !isEmpty && sequence && (
          <>
            <DiagramHead mermaid={sequence.mermaid} flowTitle={flowTitle} m={m} />
            <SequenceDrawing messages={sequence.messages} onEntrySelect={onEntrySelect} m={m} />
            {sequence.more && (
              <p className="fl-sequence-more">{m.more({ count: drawnRows(sequence.messages).length })}</p>
            )}
          </>
        )}
      </section>
    );
  }),
);
