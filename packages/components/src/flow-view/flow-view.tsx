'use client';

import type { Flow } from '@flowlens/client';
import type { MessageOverrides } from '@flowlens/core/messages';
import { isMissingFlow, useFlow, usePreparedTimeline } from '@flowlens/hooks';
import { clsx } from 'clsx/lite';
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useImperativeHandle,
  useRef,
} from 'react';
import type { CommentEvents } from '../comment-list/comment-events.js';
import { useFlowEditor } from '../flow-action-menu/use-flow-editor.js';
import type { FlowPlayerProps } from '../flow-player/flow-player.js';
import type { FlowTimelineProps } from '../flow-timeline/flow-timeline.js';
import { useMessages } from '../provider/use-messages.js';
import { useRootClass } from '../provider/use-root-class.js';
import { type BoundaryProps, withErrorBoundary } from '../ui/error-boundary/with-error-boundary.js';
import { InlineAlert } from '../ui/inline-alert/inline-alert.js';
import { ownElement } from '../ui/internal/own-element.js';
import { FlowViewSplit } from './flow-view-split.js';
import { FlowViewVideo } from './flow-view-video.js';
import { FlowViewFailure } from './states/flow-view-failure.js';
import { FlowViewHeader } from './flow-view-header.js';
import { FlowAbout } from './panel/flow-about.js';
import { VideoPanel } from './panel/video-panel.js';
import { FlowViewRoot, type FlowViewRootProps } from './root/flow-view-root.js';
import { FlowViewLoading } from './states/flow-view-loading.js';
import { CommentsTab } from './tabs/comments-tab.js';
import { FlowViewTabs } from './tabs/flow-view-tabs.js';
import type { FlowViewHotkeys } from './shortcuts/use-page-keys.js';
import type { FlowViewActions } from './shortcuts/use-view-actions.js';
import { SequenceTab } from './tabs/sequence-tab.js';

export interface FlowViewProps
  extends
    Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onError'>,
    Pick<FlowViewRootProps, 'tab' | 'defaultTab' | 'onTabChange' | 'onMarkerSelect'>,
    CommentEvents,
    BoundaryProps {
  /** Id of the flow. */
  flowId: string;
  /**
   * Parts to leave out: `header` is the title with its menu and a refresh button above the video, for pages that show these
   * themselves. The title is then below the video. @default none
   */
  hide?: readonly 'header'[] | undefined;
  /** Level of the heading with the flow's title. @default 1 */
  headingLevel?: 1 | 2 | 3 | undefined;
  /**
   * Scope of the shortcuts: true for the focus inside the view, `page` for the whole page, unless the user types or has
   * opened a menu or a dialog. @default true
   */
  hotkeys?: FlowViewHotkeys | undefined;
  /** Receives methods of the view while it shows a flow. */
  actionsRef?: RefObject<FlowViewActions | null> | undefined;
  /** Start time of the video, in milliseconds. `parseMomentMs` of `@flowlens/core/player` reads it from a link. */
  startAtMs?: FlowPlayerProps['startAtMs'];
  /** Returns the URL that opens this flow at a time in milliseconds; with it, the player offers to copy it. */
  momentUrl?: FlowPlayerProps['momentUrl'];
  /** Event that is open at first, which wins over `startAtMs` and `defaultTab`: the id of an entry, such as `e20`. */
  startEventId?: string | null | undefined;
  /** Returns the URL that opens this flow at an event; with it, the details of events offer to copy it. */
  eventUrl?: FlowTimelineProps['eventUrl'];
  /** Runs about four times a second while the video plays, and after every jump, with the time in milliseconds. */
  onTimeChange?: FlowPlayerProps['onTimeChange'];
  /** Runs once the video can play, with the methods of the player. */
  onPlayerReady?: FlowPlayerProps['onReady'];
  /** Runs whenever playback reaches the end. */
  onPlayerEnded?: FlowPlayerProps['onEnded'];
  /** Runs with a `FlowLensPlaybackError` when the video cannot be played, or with the error of a failed player. */
  onPlayerError?: FlowPlayerProps['onError'];
  /** Hides all editing of comments, whatever the viewer's role. @default false */
  readOnlyComments?: boolean | undefined;
  /** Runs after the flow was edited, with the changed flow. */
  onFlowEdited?: ((flow: Flow) => void) | undefined;
  /** Runs after the flow was deleted. Without it, the host is asked to replace this page with the gallery. */
  onFlowDeleted?: ((flow: Flow) => void) | undefined;
  /** Replaces the loading state. */
  renderLoading?: (() => ReactNode) | undefined;
  /** Replaces the message of a failure; `retry` loads again. */
  renderError?: ((error: Error, retry: () => void) => ReactNode) | undefined;
  /** Texts of the view and all of its parts. */
  messages?:
    | Pick<
        MessageOverrides,
        | 'flowView'
        | 'flowActions'
        | 'tags'
        | 'player'
        | 'timeline'
        | 'comments'
        | 'deviceInfo'
        | 'sequenceDiagram'
        | 'whatWentWrong'
      >
    | undefined;
}

/**
 * A flow: its video next to its timeline, comments and device info. Fills its container.
 *
 * @example
 * <div style={{ height: '80vh' }}>
 *   <FlowView flowId={flowId} hide={['header']} />
 * </div>
 */
export const FlowView = withErrorBoundary(
  forwardRef<HTMLDivElement, FlowViewProps>(function FlowView(
    {
      flowId,
      hide = [],
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
      readOnlyComments = false,
      onFlowEdited,
      onFlowDeleted,
      onCommentAdded,
      onCommentEdited,
      onCommentDelete,
      onCommentDeleted,
      renderLoading,
      renderError,
      messages,
      className,
      ...props
    },
    ref,
  ) {
    const header = !hide.includes('header');
    const flow = useFlow(flowId);
    // The flow may be deleted, or the viewer removed from its project, while it is open.
    const shown = isMissingFlow(flow.error) ? undefined : flow.data;
    // Player, timeline and comments render in slices, unlike a direct query result.
    const ready = useDeferredValue(shown !== undefined);
    const editor = useFlowEditor({ flowId, latest: () => shown, onFlowEdited, messages });
    usePreparedTimeline(flow.isPending);
    const m = useMessages('flowView', messages?.flowView);
    const rootClass = useRootClass();
    const retry = () => void flow.refetch();
    const frame = useRef<HTMLDivElement>(null);
    useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => frame.current, []);

    return (
      <div
        // Receives focus when the loading placeholder unmounts.
        tabIndex={-1}
        {...props}
        ref={frame}
        className={clsx(rootClass, 'fl-flow-view', className)}
        data-state={shown ? 'success' : flow.status}
      >
        {shown && ready ? (
          <>
            {header && (
              <FlowViewHeader
                flow={shown}
                headingLevel={headingLevel}
                m={m}
                messages={messages}
                onFlowDeleted={onFlowDeleted}
                onEdit={() => editor.edit(shown)}
              />
            )}
            {flow.error && (
              <InlineAlert className="fl-flow-view-outdated" tone="error">
                {m.failed}
              </InlineAlert>
            )}
            <FlowViewRoot
              key={flowId}
              flow={shown}
              m={m}
              messages={messages}
              eventUrl={eventUrl}
              tab={tab}
              defaultTab={defaultTab}
              onTabChange={onTabChange}
              onMarkerSelect={onMarkerSelect}
              frame={frame}
              hotkeys={hotkeys}
              actionsRef={actionsRef}
              readOnlyComments={readOnlyComments}
            >
              <FlowViewSplit
                m={m}
                video={
                  <VideoPanel
                    video={
                      <FlowViewVideo
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
                        flow={shown}
                        headingLevel={header ? null : 2}
                        momentUrl={momentUrl}
                        messages={messages?.whatWentWrong}
                      />
                    }
                  />
                }
                details={
                  <FlowViewTabs
                    startEventId={startEventId}
                    comments={
                      <CommentsTab
                        readOnly={readOnlyComments}
                        onCommentAdded={onCommentAdded}
                        onCommentEdited={onCommentEdited}
                        onCommentDelete={onCommentDelete}
                        onCommentDeleted={onCommentDeleted}
                        messages={messages}
                      />
                    }
                    sequence={<SequenceTab messages={messages?.sequenceDiagram} />}
                  />
                }
              />
            </FlowViewRoot>
          </>
        ) : !shown && flow.error ? (
          ownElement(
            renderError?.(flow.error, retry) ?? (
              <FlowViewFailure m={m} missing={isMissingFlow(flow.error)} onRetry={retry} retrying={flow.isFetching} />
            ),
          )
        ) : (
          ownElement(renderLoading?.() ?? <FlowViewLoading m={m} header={header} />)
        )}
        {editor.dialog}
      </div>
    );
  }),
);
