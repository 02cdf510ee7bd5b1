'use client';

import type { FlowComment } from '@flowlens/client';
import { validateCommentText } from '@flowlens/core/validation';
import { useCommentChanges, useCommentDraft, useFlowLens } from '@flowlens/hooks';
import { PencilLine } from 'lucide';
import { useRef, useState } from 'react';
import { Icon } from '../../ui/icon/icon.js';
import type { CommentEvents } from '../comment-events.js';
import { CommentActions } from './comment-actions.js';
import { CommentItem, type CommentItemProps } from './comment-item.js';
import { LazyCommentEditor, prefetchCommentEditor } from './lazy-comment-editor.js';

export interface EditableCommentProps extends Omit<CommentItemProps, 'comment' | 'actions' | 'children'> {
  comment: FlowComment;
  canEdit: boolean;
  canDelete: boolean;
  onDelete: () => void;
  onEdited: CommentEvents['onCommentEdited'];
}

/** A comment that the viewer may edit or delete. Unsaved text is kept as a draft. */
export function EditableComment({ comment, canEdit, canDelete, onDelete, onEdited, m, ...item }: EditableCommentProps) {
  const { notify } = useFlowLens();
  // One mutation per comment, so that a running one does not block others.
  const { edit } = useCommentChanges(comment.flow_id);
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const draft = useCommentDraft({ flowId: comment.flow_id, commentId: comment.id, savedText: comment.content });

  function close(saved?: string) {
    draft.discard(saved);
    setEditing(false);
    // Only from the editor; otherwise the user has moved on, and the focus stays.
    if (editButton.current?.closest('li')?.matches(':focus-within')) editButton.current.focus();
  }

  function save() {
    const { text } = draft;
    const checked = validateCommentText(text, comment.content);
    // Keeps text typed while the save was in flight.
    if (!checked.ok) return notify({ tone: 'warning', code: checked.error });
    edit.run(
      { comment, content: checked.value },
      {
        onSuccess: (edited) => {
          close(text);
          onEdited?.(edited);
        },
      },
    );
  }

  function leave() {
    setEditing(false);
    // Text that cannot be saved anyway needs no draft.
    if (!validateCommentText(draft.text, comment.content).ok) draft.discard();
  }

  const shown = (
    <>
      <p className="fl-comment-text" dir="auto">
        {comment.content}
      </p>
      {draft.unsaved && (
        <span role="status">
          <button type="button" className="fl-comment-draft" onClick={() => setEditing(true)}>
            <Icon of={PencilLine} size={12} />
            <span>{m.draft}</span>
          </button>
        </span>
      )}
    </>
  );

  return (
    <CommentItem
      {...item}
      comment={comment}
      m={m}
      actions={
        (canEdit || canDelete) && (
          <CommentActions
            m={m}
            author={comment.author_name}
            editButton={editButton}
            onEdit={canEdit ? () => setEditing(true) : undefined}
            onEditReached={prefetchCommentEditor}
            onDelete={canDelete ? onDelete : undefined}
          />
        )
      }
    >
      {editing ? (
        <LazyCommentEditor
          meanwhile={shown}
          onLost={() => setEditing(false)}
          m={m}
          text={draft.text}
          onTextChange={draft.setText}
          saving={edit.pending}
          onSave={save}
          onCancel={() => close()}
          onLeave={leave}
        />
      ) : (
        shown
      )}
    </CommentItem>
  );
}
