'use client';

import type { MessageOverrides } from '@flowlens/core';
import { useFlow, useFlowLens } from '@flowlens/hooks';
import { clsx } from 'clsx';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { useMessages } from '../provider/use-messages.js';
import { useRootClass } from '../provider/use-root-class.js';
import { type BoundaryProps, withErrorBoundary } from '../ui/error-boundary/with-error-boundary.js';
import { LoadFailure } from '../ui/load-failure/load-failure.js';
import { CommentItems, type ShownComment } from './comment-items.js';
import { CommentListLoading } from './comment-list-loading.js';

interface CommentListBaseProps
  extends Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'onError'>, BoundaryProps {
  /** Runs when the time of a comment is pressed, in seconds. Left out, times are plain text. */
  onSeek?: ((seconds: number) => void) | undefined;
  /** The comment to mark, such as the one whose marker was pressed. */
  highlightedCommentId?: string | null | undefined;
  renderEmpty?: (() => ReactNode) | undefined;
  renderError?: ((error: Error, retry: () => void) => ReactNode) | undefined;
  messages?: MessageOverrides['comments'];
}

/** Either the flow whose comments to read, or the comments themselves. */
export type CommentListProps = CommentListBaseProps &
  (
    | { flowId: string; comments?: undefined }
    | {
        flowId?: undefined;
        /** In the order to show them. */
        comments: readonly ShownComment[];
      }
  );

/** What people say about moments of a flow. */
export const CommentList = withErrorBoundary(
  forwardRef<HTMLElement, CommentListProps>(function CommentList(
    { flowId, comments, onSeek, highlightedCommentId, renderEmpty, renderError, messages, className, ...rest },
    ref,
  ) {
    const m = useMessages('comments', messages);
    const rootClass = useRootClass();
    const items = { m, onSeek, highlightedCommentId, renderEmpty };

    return (
      <section aria-label={m.label} {...rest} ref={ref} className={clsx(rootClass, 'fl-comment-list', className)}>
        {flowId === undefined ? (
          <CommentItems {...items} comments={comments} />
        ) : (
          <CommentsOfFlow {...items} flowId={flowId} renderError={renderError} />
        )}
      </section>
    );
  }),
);

type CommentsOfFlowProps = Omit<Parameters<typeof CommentItems>[0], 'comments'> &
  Pick<CommentListBaseProps, 'renderError'> & { flowId: string };

function CommentsOfFlow({ flowId, renderError, ...items }: CommentsOfFlowProps) {
  const { data: flow, error, isFetching, refetch } = useFlow(flowId);
  const { common } = useFlowLens().messages;
  const retry = () => void refetch();

  if (flow) return <CommentItems {...items} comments={flow.comments} />;
  if (!error) return <CommentListLoading text={items.m.loading} />;
  return (
    renderError?.(error, retry) ?? (
      <LoadFailure message={items.m.failed} retryLabel={common.tryAgain} onRetry={retry} retrying={isFetching} />
    )
  );
}
