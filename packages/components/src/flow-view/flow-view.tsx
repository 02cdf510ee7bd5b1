'use client';

import { type MarkerItem, type MessageOverrides } from '@flowlens/core';
import { useFlow } from '@flowlens/hooks';
import { clsx } from 'clsx';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { useMessages } from '../provider/use-messages.js';
import { useRootClass } from '../provider/use-root-class.js';
import { type BoundaryProps, withErrorBoundary } from '../ui/error-boundary/with-error-boundary.js';
import { FlowViewBody, type FlowViewBodyProps } from './flow-view-body.js';
import { FlowViewFailure } from './flow-view-failure.js';
import { FlowViewHeader } from './flow-view-header.js';
import { FlowViewLoading } from './flow-view-loading.js';
import type { FlowViewTab } from './flow-view-tab.js';

export interface FlowViewProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onError'>, BoundaryProps {
  flowId: string;
  /** Which tab shows. */
  tab?: FlowViewTab | undefined;
  /** @default 'timeline' */
  defaultTab?: FlowViewTab | undefined;
  onTabChange?: ((tab: FlowViewTab) => void) | undefined;
  /** Runs after the video and the tabs have gone to a marker. */
  onMarkerSelect?: ((item: MarkerItem) => void) | undefined;
  /** Level of the heading with the flow's title. @default 1 */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Whether keys play, seek and so on while the focus is in the player. @default true */
  hotkeys?: boolean | undefined;
  renderLoading?: (() => ReactNode) | undefined;
  renderError?: ((error: Error, retry: () => void) => ReactNode) | undefined;
  /** Texts of the view and of everything in it. */
  messages?: Pick<MessageOverrides, 'flowView' | 'player' | 'timeline' | 'comments' | 'deviceInfo'> | undefined;
}

/** A flow: its video beside its timeline, comments and device info. Fills its container. */
export const FlowView = withErrorBoundary(
  forwardRef<HTMLDivElement, FlowViewProps>(function FlowView(
    { flowId, headingLevel = 1, renderLoading, renderError, messages, className, ...props },
    ref,
  ) {
    const flow = useFlow(flowId);
    const m = useMessages('flowView', messages?.flowView);
    const rootClass = useRootClass();
    const { tab, defaultTab, onTabChange, onMarkerSelect, hotkeys, ...rest } = props;
    const body: Omit<FlowViewBodyProps, 'flow' | 'm'> = {
      tab,
      defaultTab,
      onTabChange,
      onMarkerSelect,
      hotkeys,
      messages,
    };
    const retry = () => void flow.refetch();

    return (
      <div {...rest} ref={ref} className={clsx(rootClass, 'fl-flow-view', className)} data-state={flow.status}>
        {flow.data ? (
          <>
            <FlowViewHeader flow={flow.data} headingLevel={headingLevel} m={m} />
            <FlowViewBody {...body} key={flowId} flow={flow.data} m={m} />
          </>
        ) : flow.error ? (
          (renderError?.(flow.error, retry) ?? <FlowViewFailure m={m} onRetry={retry} retrying={flow.isFetching} />)
        ) : (
          (renderLoading?.() ?? <FlowViewLoading m={m} />)
        )}
      </div>
    );
  }),
);
