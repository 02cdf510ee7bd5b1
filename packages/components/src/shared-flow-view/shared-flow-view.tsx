'use client';

import type { SharedFlow } from '@flowlens/client';
import type { MessageOverrides } from '@flowlens/core/messages';
import { isRefusedLink, type PlayerStore, usePreparedTimeline, useSharedFlow } from '@flowlens/hooks';
import type { TimelineRow } from '@flowlens/timeline';
import { clsx } from 'clsx/lite';
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  useDeferredValue,
  useImperativeHandle,
  useRef,
} from 'react';
import { FlowAbout } from '../flow-view/panel/flow-about.js';
import { VideoPanel } from '../flow-view/panel/video-panel.js';
import { FlowViewSplit } from '../flow-view/flow-view-split.js';
import { FlowViewLoading } from '../flow-view/states/flow-view-loading.js';
import { FlowViewTabs } from '../flow-view/tabs/flow-view-tabs.js';
import type { FlowViewProps } from '../flow-view/flow-view.js';
import { FlowViewRoot } from '../flow-view/root/flow-view-root.js';
import { useMessages } from '../provider/use-messages.js';
import { useRootClass } from '../provider/use-root-class.js';
import { ownElement } from '../ui/internal/own-element.js';
import { type BoundaryProps, withErrorBoundary } from '../ui/error-boundary/with-error-boundary.js';
import { SharedCommentsTab } from './shared-comments-tab.js';
import { SharedFlowFailure } from './shared-flow-failure.js';
import { SharedFlowHeader } from './shared-flow-header.js';
import { SharedFlowPromo } from './shared-flow-promo.js';
import { SharedFlowVideo } from './shared-flow-video.js';

export interface SharedFlowViewProps
  extends
    Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onError'>,
    Pick<
      FlowViewProps,
      | 'tab'
      | 'defaultTab'
      | 'onTabChange'
      | 'onMarkerSelect'
      | 'headingLevel'
      | 'hotkeys'
      | 'actionsRef'
      | 'startAtMs'
      | 'momentUrl'
      | 'startEventId'
      | 'eventUrl'
      | 'onTimeChange'
      | 'onPlayerReady'
      | 'onPlayerEnded'
      | 'onPlayerError'
      | 'renderLoading'
      | 'renderError'
    >,
    BoundaryProps {
  /** The secret at the end of a public link. */
  token: string;
  /**
   * Parts that are visible. `wide` hides the tabs if there is no room for them beside the video. `player` has none.
   *
   * @default 'full'
   */
  layout?: 'full' | 'wide' | 'player' | undefined;
  /** A store of `createPlayerStore()`, to control the video from outside. @default one of its own */
  store?: PlayerStore | undefined;
  /** Runs when the details of an event open in the timeline. */
  onEventOpen?: ((event: Pick<TimelineRow, 'id' | 'kind' | 'timeMs'>) => void) | undefined;
  /** Replaces the header; without a flow, it is loading or cannot be shown. */
  renderHeader?: ((flow: SharedFlow | undefined) => ReactNode) | undefined;
  /** Shown before the title. */
  logo?: ReactNode;
  /** Parts to leave out: `promo` is the invitation to the product below the flow. @default none */
  hide?: readonly 'promo'[] | undefined;
  /** Runs when the viewer closes the invitation; then hide it. Without it, it cannot be closed. */
  onPromoClose?: (() => void) | undefined;
  /** Texts of the view and of everything in it. */
  messages?: (FlowViewProps['messages'] & Pick<MessageOverrides, 'sharedFlow'>) | undefined;
}

/**
 * A flow behind a public link: for anyone who has the link, without a login, read-only.
 * Requests only this flow from the server. Fills its container.
 *
 * @example
 * <div style={{ height: '80vh' }}>
 *   <SharedFlowView token={token} hide={['promo']} />
 * </div>
 */
export const SharedFlowView = withErrorBoundary(
  forwardRef<HTMLDivElement, SharedFlowViewProps>(function SharedFlowView(
    {
      token,
      layout = 'full',
      store,
      onEventOpen,
      renderHeader,
      logo,
      hide = [],
      onPromoClose,
      headingLevel = 1,
      tab,
      defaultTab,
      onTabChange,
      onMarkerSelect,
      hotkeys,
      actionsRef,
      startAtMs,
      momentUrl,
      onTimeChange,
      onPlayerReady,
      onPlayerEnded,
      onPlayerError,
      startEventId,
      eventUrl,
      renderLoading,
      renderError,
      messages,
      className,
      ...props
    },
    ref,
  ) {
    const { data, error, isFetching, dataUpdatedAt, refetch } = useSharedFlow(token);
    const m = useMessages('sharedFlow', messages?.sharedFlow);
    const view = useMessages('flowView', messages?.flowView);
    const rootClass = useRootClass();
    // A link may be revoked while its flow is open.
    const flow = isRefusedLink(error) ? undefined : data;
    // As in `FlowView`.
    const ready = useDeferredValue(flow !== undefined);
    const state = flow ? 'success' : error ? 'error' : 'pending';
    usePreparedTimeline(state === 'pending');
    const retry = () => void refetch();
    const frame = useRef<HTMLDivElement>(null);
    useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => frame.current, []);

    return (
      <div
        // Receives focus when the loading placeholder unmounts.
        tabIndex={-1}
        {...props}
        ref={frame}
        className={clsx(rootClass, 'fl-shared-flow', className)}
        data-state={state}
        data-layout={layout}
      >
        {renderHeader ? (
          ownElement(renderHeader(flow))
        ) : (
          <SharedFlowHeader
            token={token}
            flow={flow}
            loading={state === 'pending'}
            logo={logo}
            headingLevel={headingLevel}
            m={m}
            messages={messages?.flowActions}
          />
        )}
        {/* Another element for a failure: the header is lower without a title, and the body would move. */}
        <div key={state === 'error' ? 'failure' : 'flow'} className="fl-shared-flow-body">
          {flow && ready ? (
            <FlowViewRoot
              key={token}
              flow={flow}
              m={view}
              messages={messages}
              eventUrl={eventUrl}
              onEventOpen={onEventOpen}
              store={store}
              tab={tab}
              defaultTab={defaultTab}
              onTabChange={onTabChange}
              onMarkerSelect={onMarkerSelect}
              frame={frame}
              hotkeys={hotkeys}
              actionsRef={actionsRef}
              readOnlyComments
            >
              <FlowViewSplit
                m={view}
                movable={layout !== 'player'}
                video={
                  <VideoPanel
                    video={
                      <SharedFlowVideo
                        flow={flow}
                        query={{ isFetching, dataUpdatedAt, refetch }}
                        startAtMs={startAtMs}
                        momentUrl={momentUrl}
                        onTimeChange={onTimeChange}
                        onReady={onPlayerReady}
                        onEnded={onPlayerEnded}
                        onError={onPlayerError}
                        messages={messages}
                      />
                    }
                    about={
                      <FlowAbout
                        flow={flow}
                        headingLevel={2}
                        momentUrl={momentUrl}
                        messages={messages?.whatWentWrong}
                      />
                    }
                  />
                }
                details={
                  layout !== 'player' && (
                    <FlowViewTabs
                      startEventId={startEventId}
                      comments={<SharedCommentsTab comments={flow.comments} messages={messages} />}
                    />
                  )
                }
              />
            </FlowViewRoot>
          ) : !flow && error ? (
            (renderError?.(error, retry) ?? (
              <SharedFlowFailure
                m={m}
                error={error}
                headingLevel={headingLevel}
                onRetry={retry}
                retrying={isFetching}
              />
            ))
          ) : (
            (renderLoading?.() ?? (
              <FlowViewLoading m={{ ...view, loadingTitle: m.loading, loadingHint: '' }} header={false} />
            ))
          )}
        </div>
        {!hide.includes('promo') && <SharedFlowPromo m={m} onClose={onPromoClose} />}
      </div>
    );
  }),
);
