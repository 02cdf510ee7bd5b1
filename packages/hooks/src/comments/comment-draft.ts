/** Typed text that is not saved yet, and its fixed time in the video. */
export interface CommentDraft {
  text?: string | undefined;
  heldSeconds?: number | undefined;
}
