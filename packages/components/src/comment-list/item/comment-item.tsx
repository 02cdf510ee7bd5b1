'use client';

import { formatClock } from '@flowlens/core/format';
import type { Messages } from '@flowlens/core/messages';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { Avatar } from '../../ui/avatar/avatar.js';
import { RelativeTime } from '../../ui/relative-time/relative-time.js';
import type { ShownComment } from '../shown-comment.js';

export interface CommentItemProps {
  comment: ShownComment;
  m: Messages['comments'];
  onSeek: ((timeMs: number) => void) | undefined;
  /** Highlights the comment and scrolls it into view. */
  highlighted: boolean;
  /** Buttons at the end of its first line. */
  actions?: ReactNode;
  /** Replaces its text. */
  children?: ReactElement | undefined;
}

/** One comment: author, date, time in the video, and text. */
export function CommentItem({ comment, m, onSeek, highlighted, actions, children }: CommentItemProps) {
  const row = useRef<HTMLLIElement>(null);
  const { author_name: author } = comment;
  const { email, picture } =
    'author_email' in comment ? { email: comment.author_email, picture: comment.author_picture } : {};
  const timeMs = comment.timestamp * 1_000;
  const time = formatClock(timeMs);

  useEffect(() => {
    if (highlighted) row.current?.scrollIntoView({ block: 'nearest' });
  }, [highlighted]);

  return (
    // Receives the focus after a click on its marker.
    <li ref={row} tabIndex={-1} className="fl-comment" data-highlighted={highlighted || undefined}>
      <Avatar name={author} picture={picture} />
      <div className="fl-comment-body">
        <div className="fl-comment-head">
          <span className="fl-comment-author" dir="auto" title={email ?? author}>
            {author}
          </span>
          <RelativeTime className="fl-comment-date" date={comment.created_at} />
          {onSeek ? (
            <button
              type="button"
              className="fl-comment-time fl-comment-seek"
              title={m.seekTo({ time })}
              onClick={() => onSeek(timeMs)}
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
