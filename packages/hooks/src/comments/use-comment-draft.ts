'use client';

import { useSyncExternalStore } from 'react';
import { useFlowLens } from '../provider/use-flowlens.js';
import { type CommentDraft, commentDrafts } from './comment-drafts.js';

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
  /** The moment of the video that it stays at; null while it goes with the video. */
  heldSeconds: number | null;
  hold: (seconds: number | null) => void;
  /** Forgets what was typed, and the moment; or forgets this text alone: what was typed since stays. */
  discard: (only?: string) => void;
  /** Takes up again what was discarded, unless something was typed since. */
  putBack: (discarded: CommentDraft) => void;
  /** Something was typed that is not saved. */
  unsaved: boolean;
}

/** The text of a comment while it is written, and the moment it is held at. It outlives the field: leaving the tab, or the flow, keeps it. */
export function useCommentDraft({ flowId, commentId = '', savedText = '' }: CommentDraftOf): UseCommentDraftResult {
  const { queryClient } = useFlowLens();
  const drafts = commentDrafts(queryClient);
  const key = `${flowId}/${commentId}`;
  const draft = useSyncExternalStore(
    drafts.subscribe,
    () => drafts.get(key),
    () => undefined,
  );
  const change = (part: CommentDraft) => drafts.set(key, { ...drafts.get(key), ...part });

  return {
    text: draft?.text ?? savedText,
    setText: (text) => change({ text: text === savedText ? undefined : text }),
    heldSeconds: draft?.heldSeconds ?? null,
    hold: (seconds) => change({ heldSeconds: seconds ?? undefined }),
    discard: (only) => {
      if (only === undefined || drafts.get(key)?.text === only) drafts.set(key, undefined);
    },
    putBack: (discarded) => {
      if (drafts.get(key)?.text === undefined) drafts.set(key, discarded);
    },
    unsaved: draft?.text !== undefined,
  };
}
