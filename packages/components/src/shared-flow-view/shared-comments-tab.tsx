'use client';

import type { SharedFlow } from '@flowlens/client';
import { CommentList, type CommentListProps } from '../comment-list/comment-list.js';
import { useFlowView } from '../flow-view/root/flow-view-context.js';

export interface SharedCommentsTabProps {
  comments: SharedFlow['comments'];
  messages: CommentListProps['messages'];
}

/** Comments of a shared flow, for reading only. */
export function SharedCommentsTab(props: SharedCommentsTabProps) {
  const { player, commentsRef, highlightedCommentId } = useFlowView();
  return (
    <CommentList
      {...props}
      ref={commentsRef}
      shared
      highlightedCommentId={highlightedCommentId}
      onSeek={player.actions.seek}
    />
  );
}
