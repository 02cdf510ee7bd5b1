'use client';

import type { Messages } from '@flowlens/core/messages';
import { RefreshCw } from 'lucide';
import { IconButton } from '../ui/icon-button/icon-button.js';
import { Icon } from '../ui/icon/icon.js';
import { Spinner } from '../ui/spinner/spinner.js';

export interface CommentListHeaderProps {
  m: Messages['comments'];
  /** Undefined while unknown. */
  count: number | undefined;
  refreshing: boolean;
  onRefresh: () => void;
}

/** Number of comments, and a button that refetches them. */
export function CommentListHeader({ m, count, refreshing, onRefresh }: CommentListHeaderProps) {
  return (
    <div className="fl-comment-list-header">
      {/* Receives the focus of a deleted comment, so that screen readers announce the remaining number. */}
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
