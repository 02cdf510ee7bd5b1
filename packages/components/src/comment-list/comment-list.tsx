'use client';

import type { MessageOverrides } from '@flowlens/core/messages';
import type { TimelineTime } from '@flowlens/hooks';
import { clsx } from 'clsx/lite';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { useMessages } from '../provider/use-messages.js';
import { useRootClass } from '../provider/use-root-class.js';
import { type BoundaryProps, withErrorBoundary } from '../ui/error-boundary/with-error-boundary.js';
import { InlineAlert } from '../ui/inline-alert/inline-alert.js';
import type { CommentEvents } from './comment-events.js';
import { CommentItems } from './comment-items.js';
import { CommentsOfFlow } from './comments-of-flow.js';
import type { ShownComment } from './shown-comment.js';

/** Props of a list, independent of the source of its comments. */
export interface CommentListBaseProps
  extends Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'onError'>, BoundaryProps {
  /** Runs when the time of a comment is clicked, in milliseconds. Without it, times are plain text. */
  onSeek?: ((timeMs: number) => void) | undefined;
  /** The comment to mark, such as the one whose marker was clicked. */
  highlightedCommentId?: string | null | undefined;
  /** True for a publicly shared flow, which allows no comments. @default false */
  shared?: boolean | undefined;
  /** Replaces the empty state. */
  renderEmpty?: (() => ReactNode) | undefined;
  /** Replaces the message of a failure; `retry` loads again. */
  renderError?: ((error: Error, retry: () => void) => ReactNode) | undefined;
  /** Texts that replace those of the provider. */
  messages?: Pick<MessageOverrides, 'comments'> | undefined;
}

/** Props of a list of a flow's comments, with editing. */
export interface CommentListFlowProps extends CommentEvents {
  /** The flow whose comments are shown. */
  flowId: string;
  /** Not with `flowId`. */
  comments?: undefined;
  /** Hides all editing, whatever the viewer's role. @default false */
  readOnly?: boolean | undefined;
  /** Time of the video, in milliseconds or as a clock. New comments refer to it; without it, to the start. */
  timeMs?: TimelineTime;
}

type GivenProps = { [Name in Exclude<keyof CommentListFlowProps, 'comments'>]?: undefined } & {
  /** Comments in display order, read-only. */
  comments: readonly ShownComment[];
};

/** Either the flow whose comments to show and edit, or the comments themselves. */
export type CommentListProps = CommentListBaseProps & (CommentListFlowProps | GivenProps);

/**
 * Lists comments on moments of a flow, and adds them if it has the flow's id. Fills its container.
 *
 * @example
 * <CommentList flowId={flowId} timeMs={timeMs} onSeek={setTimeMs} />
 */
export const CommentList = withErrorBoundary(
  forwardRef<HTMLElement, CommentListProps>(function CommentList(
    { onSeek, highlightedCommentId, shared = false, renderEmpty, renderError, messages, className, ...props },
    ref,
  ) {
    const { flowId, comments, readOnly = false, timeMs, ...others } = props;
    const { onCommentAdded, onCommentEdited, onCommentDelete, onCommentDeleted, ...rest } = others;
    const m = useMessages('comments', messages?.comments);
    const rootClass = useRootClass();
    const items = { m, onSeek, highlightedCommentId, renderEmpty };

    return (
      <section aria-label={m.label} {...rest} ref={ref} className={clsx(rootClass, 'fl-comment-list', className)}>
        {flowId === undefined ? (
          <CommentItems {...items} comments={comments ?? []} />
        ) : (
          <CommentsOfFlow
            // A running call belongs to the previous flow.
            key={flowId}
            {...items}
            flowId={flowId}
            readOnly={readOnly || shared}
            timeMs={timeMs}
            events={{ onCommentAdded, onCommentEdited, onCommentDelete, onCommentDeleted }}
            renderError={renderError}
          />
        )}
        {shared && (
          <InlineAlert tone="info" className="fl-comment-list-note">
            {m.notOnSharedFlows}
          </InlineAlert>
        )}
      </section>
    );
  }),
);
