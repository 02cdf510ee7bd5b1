'use client';

import { formatClock } from '@flowlens/core';
import { useEffect, useRef } from 'react';
import { Avatar } from '../ui/avatar/avatar.js';
import type { ShownComment } from './comment-items.js';

export interface CommentItemProps {
  comment: ShownComment;
  onSeek: ((seconds: number) => void) | undefined;
  /** Marks it and brings it into sight. */
  highlighted: boolean;
}

/** One comment: who, at which time of the video, and what. */
export function CommentItem({ comment, onSeek, highlighted }: CommentItemProps) {
  const row = useRef<HTMLLIElement>(null);
  const author = 'author_email' in comment ? comment.author_email : comment.author_name;
  const time = formatClock(comment.timestamp * 1_000);

  useEffect(() => {
    if (highlighted) row.current?.scrollIntoView({ block: 'nearest' });
  }, [highlighted]);

  return (
    <li ref={row} className="fl-comment" data-highlighted={highlighted || undefined}>
      <Avatar name={author} />
      <div className="fl-comment-body">
        <div className="fl-comment-head">
          <span className="fl-comment-author" title={author}>
            {author}
          </span>
          {onSeek ? (
            <button type="button" className="fl-comment-time fl-comment-seek" onClick={() => onSeek(comment.timestamp)}>
              {time}
            </button>
          ) : (
            <span className="fl-comment-time">{time}</span>
          )}
        </div>
        <p className="fl-comment-text">{comment.content}</p>
      </div>
    </li>
  );
}
