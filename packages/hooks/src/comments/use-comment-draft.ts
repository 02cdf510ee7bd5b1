'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { useFlowLens } from '../provider/use-flowlens.js';
import { useCurrentUser } from '../session/use-current-user.js';
import type { CommentDraft } from './comment-draft.js';
import { commentDrafts } from './comment-drafts.js';

export interface UseCommentDraftOptions {
  flowId: string;
  /** The edited comment; by default, a new one. */
  commentId?: string | undefined;
  /** Initial text of the draft. @default '' */
  savedText?: string | undefined;
}

export interface UseCommentDraftResult {
  text: string;
  setText: (text: string) => void;
  /** Fixed time in the video; null while it follows the video. */
  heldSeconds: number | null;
  hold: (seconds: number | null) => void;
  /** Discards the text and the time; with an argument, discards only this text, so that newer text stays. */
  discard: (only?: string) => void;
  /** Empties the field while its text is sent. `settle` or `putBack` follows. */
  takeOut: () => void;
  /** Marks the removed text as sent, so that it does not reappear on the next visit. */
  settle: () => void;
  /** Restores removed or discarded text unless the user has typed since. */
  putBack: (discarded: CommentDraft) => void;
  /** True if there is unsaved text. */
  unsaved: boolean;
}

/**
 * Text of a comment being written, and its fixed time. It survives leaving the tab or the flow. With a `draftStorage`, it
 * also survives the visit and the session.
 *
 * @example
 * const { text, setText, discard } = useCommentDraft({ flowId });
 */
export function useCommentDraft({
  flowId,
  commentId = '',
  savedText = '',
}: UseCommentDraftOptions): UseCommentDraftResult {
  const { queryClient, draftStorage, now } = useFlowLens();
  const drafts = commentDrafts(queryClient, { storage: draftStorage, now });
  const userId = useCurrentUser().data?.app_user.id;
  const key = `${flowId}/${commentId}`;
  const draft = useSyncExternalStore(
    drafts.subscribe,
    () => drafts.get(key),
    () => undefined,
  );
  useEffect(() => {
    if (userId !== undefined) drafts.setOwner(userId);
  }, [drafts, userId]);
  const change = (part: CommentDraft) => drafts.set(key, { ...drafts.get(key), ...part });

  return {
    text: draft?.text ?? savedText,
    setText: (text) => change({ text: text === savedText ? undefined : text }),
    heldSeconds: draft?.heldSeconds ?? null,
    hold: (seconds) => change({ heldSeconds: seconds ?? undefined }),
    discard: (only) => {
      if (only === undefined || drafts.get(key)?.text === only) drafts.set(key, undefined);
    },
    takeOut: () => drafts.takeOut(key),
    settle: () => drafts.settle(key),
    putBack: (discarded) => {
      if (drafts.get(key)?.text === undefined) drafts.set(key, discarded);
    },
    unsaved: draft?.text !== undefined,
  };
}
