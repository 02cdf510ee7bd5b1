'use client';

import type { Messages } from '@flowlens/core/messages';
import { Pencil, Trash2 } from 'lucide';
import type { RefObject } from 'react';
import { useFocusFallback } from '../../ui/internal/focus/use-focus-fallback.js';
import { IconButton } from '../../ui/icon-button/icon-button.js';
import { Icon } from '../../ui/icon/icon.js';

export interface CommentActionsProps {
  m: Messages['comments'];
  author: string;
  editButton: RefObject<HTMLButtonElement | null>;
  onEdit: (() => void) | undefined;
  /** Runs when Edit is hovered or focused, because a click is likely. */
  onEditReached: () => void;
  onDelete: (() => void) | undefined;
}

/** Edit and Delete of one comment, each only if the viewer is allowed to. */
export function CommentActions({ m, author, editButton, onEdit, onEditReached, onDelete }: CommentActionsProps) {
  return (
    <>
      {onEdit && (
        <IconButton
          ref={editButton}
          size="small"
          label={m.edit({ author })}
          icon={<Icon of={Pencil} size={14} />}
          onPointerEnter={onEditReached}
          onFocus={onEditReached}
          onClick={onEdit}
        />
      )}
      {onDelete && <DeleteComment label={m.remove({ author })} onDelete={onDelete} />}
    </>
  );
}

interface DeleteCommentProps {
  label: string;
  onDelete: () => void;
}

/** Moves the focus to the number of comments when it unmounts together with its comment. */
function DeleteComment({ label, onDelete }: DeleteCommentProps) {
  const button = useFocusFallback<HTMLButtonElement>(findCount);
  return (
    <IconButton ref={button} size="small" label={label} icon={<Icon of={Trash2} size={14} />} onClick={onDelete} />
  );
}

const findCount = (button: HTMLElement) =>
  button.closest('.fl-comment-list')?.querySelector<HTMLElement>('.fl-comment-list-count');
