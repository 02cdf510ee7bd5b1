/** Text that was typed and not saved, and the moment of the video that it is held at. */
export interface CommentDraft {
  text?: string | undefined;
  heldSeconds?: number | undefined;
}
