'use client';

import type { CommentEvents } from '../../comment-list/comment-events.js';
import { CommentList, type CommentListFlowProps, type CommentListProps } from '../../comment-list/comment-list.js';
import { useFlowView } from '../root/flow-view-context.js';

export interface CommentsTabProps extends CommentEvents, Pick<CommentListFlowProps, 'readOnly'> {
  messages: CommentListProps['messages'];
}

/** Comments of a member's flow view. */
export function CommentsTab(props: CommentsTabProps) {
  const { flow, player, clock, commentsRef, highlightedCommentId } = useFlowView();
  return (
    <CommentList
      {...props}
      ref={commentsRef}
      flowId={flow.id}
      timeMs={clock}
      highlightedCommentId={highlightedCommentId}
      onSeek={player.actions.seek}
    />
  );
}
