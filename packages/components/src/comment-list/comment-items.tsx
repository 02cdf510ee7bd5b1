'use client';

import type { FlowComment, SharedFlowComment } from '@flowlens/client';
import type { Messages } from '@flowlens/core';
import { MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../ui/empty-state/empty-state.js';
import { CommentItem } from './comment-item.js';

/** A comment of a flow, or of a flow that is shared publicly and says no e-mail addresses. */
export type ShownComment = FlowComment | SharedFlowComment;

export interface CommentItemsProps {
  m: Messages['comments'];
  comments: readonly ShownComment[];
  onSeek?: ((seconds: number) => void) | undefined;
  highlightedCommentId?: string | null | undefined;
  renderEmpty?: (() => ReactNode) | undefined;
}

/** Comments that are there, or what to say when there are none. */
export function CommentItems({ m, comments, onSeek, highlightedCommentId, renderEmpty }: CommentItemsProps) {
  if (comments.length === 0) {
    return renderEmpty?.() ?? <EmptyState icon={<MessageSquare size={18} />} title={m.emptyTitle} hint={m.emptyHint} />;
  }
  return (
    <ol className="fl-comment-list-items">
      {comments.map((comment) => (
        <CommentItem
          key={comment.id}
          comment={comment}
          onSeek={onSeek}
          highlighted={comment.id === highlightedCommentId}
        />
      ))}
    </ol>
  );
}
