'use client';

import type { Messages } from '@flowlens/core/messages';
import { RefreshCw } from 'lucide';
import { IconButton } from '../ui/icon-button/icon-button.js';
import { Icon } from '../ui/icon/icon.js';
import { Spinner } from '../ui/spinner/spinner.js';

export interface CommentListHeaderProps {
  m: Messages['comments'];
  /** Undefined until it is known. */
  count: number | undefined;
  refreshing: boolean;
  onRefresh: () => void;
}

/** Number of comments, and a button that refetches them. */
export function CommentListHeader({ m, count, refreshing, onRefresh }: CommentListHeaderProps) {
  return (
    <div className="fl-comment-list-header">
      {/* It takes the focus of a comment that is gone, which reads out how many are left. */}
      <span tabIndex={-1} className="fl-comment-list-count">
        {count !== undefined && m.count({ count })}
      </span>
      <IconButton
        size="small"
        label={m.refresh}
        icon={refreshing ? <Spinner size={14} /> : <Icon of={RefreshCw} size={14} />}
        {...(refreshing && { 'aria-disabled': true, 'aria-busy': true })}
        onClick={onRefresh}
      />
    </div>
  );
}
