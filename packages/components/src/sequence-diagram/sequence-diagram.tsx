'use client';

import type { MessageOverrides } from '@flowlens/core/messages';
import { useFlow, useRecordingStatus, useTimeline, useTimelineSequence } from '@flowlens/hooks';
import { clsx } from 'clsx/lite';
import { ArrowLeftRight } from 'lucide';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { type FlowOfTimeline, withFlow } from '../flow-timeline/with-flow.js';
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
  /** Id of the flow. Without `timelineUrl`, the component loads the flow itself. Pass it everywhere or nowhere. */
  flowId?: string | undefined;
  /** Address of the timeline file; null if there is none yet. @default that of the flow with `flowId` */
  timelineUrl?: string | null | undefined;
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
 * <SequenceDiagram flowId={flowId} onEntrySelect={showEvent} />
 */
export const SequenceDiagram = withErrorBoundary(
  forwardRef<HTMLElement, SequenceDiagramProps>(function SequenceDiagram(props, ref) {
    const { flowId, timelineUrl } = props;
    return timelineUrl === undefined && flowId !== undefined ? (
      <DiagramOfFlow {...props} flowId={flowId} ref={ref} />
    ) : (
      <Diagram {...props} timelineUrl={timelineUrl ?? null} ref={ref} />
    );
  }),
);

const DiagramOfFlow = forwardRef<HTMLElement, SequenceDiagramProps & { flowId: string }>(
  function DiagramOfFlow(props, ref) {
    const flow = useFlow(props.flowId);
    // Polls until the recording is processed, and then reloads the flow.
    useRecordingStatus(props.flowId, { initialStatus: flow.data?.recording_status });
    const { data } = flow;
    return (
      <Diagram
        {...props}
        timelineUrl={data?.timeline_url ?? null}
        flow={flow}
        isProcessing={data?.recording_status === 'pending' || data?.recording_status === 'in_progress'}
        ref={ref}
      />
    );
  },
);

interface LoadedDiagramProps extends SequenceDiagramProps {
  timelineUrl: string | null;
  /** Query of the flow, if the component loads it. */
  flow?: FlowOfTimeline | undefined;
  /** True while the timeline is being made. @default false */
  isProcessing?: boolean | undefined;
}

const Diagram = forwardRef<HTMLElement, LoadedDiagramProps>(function Diagram(
  { timelineUrl, flow, isProcessing = false, flowId, flowTitle = '', onEntrySelect, messages, className, ...rest },
  ref,
) {
  const m = useMessages('sequenceDiagram', messages?.sequenceDiagram);
  const timeline = withFlow(useTimeline(timelineUrl, { flowId }), flow, m.failed);
  const { sequence, error } = useTimelineSequence(timeline);
  const { tryAgain } = useMessages('common');
  const rootClass = useRootClass();
  const failed = timeline.failure !== null || error !== null;
  const isEmpty = (timeline.status === 'idle' && !isProcessing) || sequence?.messages.length === 0;
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
});
