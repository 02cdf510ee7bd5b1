'use client';

import type { Messages } from '@flowlens/core/messages';
import { MessageSquare } from 'lucide';
import type { ReactElement, ReactNode } from 'react';
import { EmptyState } from '../ui/empty-state/empty-state.js';
import { Icon } from '../ui/icon/icon.js';
import { CommentItem, type CommentItemProps } from './item/comment-item.js';
import type { ShownComment } from './shown-comment.js';

export interface CommentItemsProps<Comment extends ShownComment> {
  m: Messages['comments'];
  comments: readonly Comment[];
  onSeek?: ((timeMs: number) => void) | undefined;
  highlightedCommentId?: string | null | undefined;
  renderEmpty?: (() => ReactNode) | undefined;
  /** Renders one comment in another way. */
  renderItem?: ((comment: Comment, item: CommentItemProps) => ReactElement) | undefined;
}

/** Comments, or a placeholder without comments. */
export function CommentItems<Comment extends ShownComment>({
  m,
  comments,
  onSeek,
  highlightedCommentId,
  renderEmpty,
  renderItem = (comment, item) => <CommentItem key={comment.id} {...item} />,
}: CommentItemsProps<Comment>) {
  if (comments.length === 0) {
    return (
      <div className="fl-comment-list-empty">
        {renderEmpty?.() ?? (
          <EmptyState icon={<Icon of={MessageSquare} size={18} />} title={m.emptyTitle} hint={m.emptyHint} />
        )}
      </div>
    );
  }
  return (
    <ol className="fl-comment-list-items">
      {comments.map((comment) =>
        renderItem(comment, { comment, m, onSeek, highlighted: comment.id === highlightedCommentId }),
      )}
    </ol>
  );
}
