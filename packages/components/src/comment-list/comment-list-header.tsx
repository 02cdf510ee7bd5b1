'use client';

import type { Messages } from '@flowlens/core';
import { RefreshCw } from 'lucide';
import type { RefObject } from 'react';
import { IconButton } from '../ui/icon-button/icon-button.js';
import { Icon } from '../ui/icon/icon.js';
import { Spinner } from '../ui/spinner/spinner.js';

export interface CommentListHeaderProps {
  m: Messages['comments'];
  /** Where the focus goes when what had it is gone; it reads out how many are left. */
  countRef: RefObject<HTMLSpanElement | null>;
  /** Undefined until it is known. */
  count: number | undefined;
  refreshing: boolean;
  onRefresh: () => void;
}

/** How many comments there are, and a button that reads them again. */
export function CommentListHeader({ m, countRef, count, refreshing, onRefresh }: CommentListHeaderProps) {
  return (
    <div className="fl-comment-list-header">
      <span ref={countRef} tabIndex={-1} className="fl-comment-list-count">
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
