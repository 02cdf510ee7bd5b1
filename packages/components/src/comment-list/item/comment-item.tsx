'use client';

import { formatClock } from '@flowlens/core/format';
import type { Messages } from '@flowlens/core/messages';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { Avatar } from '../../ui/avatar/avatar.js';
import { authorOf, type ShownComment } from '../shown-comment.js';

export interface CommentItemProps {
  comment: ShownComment;
  m: Messages['comments'];
  onSeek: ((seconds: number) => void) | undefined;
  /** Highlights the comment and scrolls it into view. */
  highlighted: boolean;
  /** Buttons at the end of its first line. */
  actions?: ReactNode;
  /** Replaces its text. */
  children?: ReactElement | undefined;
}

/** One comment: author, time in the video, and text. */
export function CommentItem({ comment, m, onSeek, highlighted, actions, children }: CommentItemProps) {
  const row = useRef<HTMLLIElement>(null);
  const author = authorOf(comment);
  const time = formatClock(comment.timestamp * 1_000);

  useEffect(() => {
    if (highlighted) row.current?.scrollIntoView({ block: 'nearest' });
  }, [highlighted]);

  return (
    // Receives the focus after a click on its marker.
    <li ref={row} tabIndex={-1} className="fl-comment" data-highlighted={highlighted || undefined}>
      <Avatar name={author} />
      <div className="fl-comment-body">
        <div className="fl-comment-head">
          <span className="fl-comment-author" dir="auto" title={author}>
            {author}
          </span>
          {onSeek ? (
            <button
              type="button"
              className="fl-comment-time fl-comment-seek"
              title={m.seekTo({ time })}
              onClick={() => onSeek(comment.timestamp)}
            >
              {time}
            </button>
          ) : (
            <span className="fl-comment-time">{time}</span>
          )}
          {actions && <span className="fl-comment-actions">{actions}</span>}
        </div>
        {children ?? (
          <p className="fl-comment-text" dir="auto">
            {comment.content}
          </p>
        )}
      </div>
    </li>
  );
}
