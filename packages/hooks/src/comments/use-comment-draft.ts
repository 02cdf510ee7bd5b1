'use client';

import { useSyncExternalStore } from 'react';
import { useFlowLens } from '../provider/use-flowlens.js';
import { commentDrafts } from './comment-drafts.js';

export interface CommentDraftOf {
  flowId: string;
  /** The comment that is edited; left out, a new one. */
  commentId?: string | undefined;
  /** What a draft starts from. @default '' */
  savedText?: string | undefined;
}

export interface UseCommentDraftResult {
  text: string;
  setText: (text: string) => void;
  /** Forgets what was typed. */
  discard: () => void;
  /** Something was typed that is not saved. */
  unsaved: boolean;
}

/** The text of a comment while it is written. It outlives the field: leaving the tab, or the flow, keeps it. */
export function useCommentDraft({ flowId, commentId = '', savedText = '' }: CommentDraftOf): UseCommentDraftResult {
  const { queryClient } = useFlowLens();
  const drafts = commentDrafts(queryClient);
  const key = `${flowId}/${commentId}`;
  const draft = useSyncExternalStore(
    drafts.subscribe,
    () => drafts.get(key),
    () => undefined,
  );

  return {
    text: draft ?? savedText,
    setText: (text) => drafts.set(key, text === savedText ? undefined : text),
    discard: () => drafts.set(key, undefined),
    unsaved: draft !== undefined,
  };
}
