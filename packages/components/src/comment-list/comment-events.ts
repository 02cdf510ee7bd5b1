import type { FlowComment } from '@flowlens/client';
import type { CancelableDetails } from '../event-details.js';

/** Callbacks of the comments of a flow. */
export interface CommentEvents {
  /** Runs after a comment was added, with the comment that the server created. */
  onCommentAdded?: ((comment: FlowComment) => void) | undefined;
  /** Runs after a comment was edited, with the changed comment. */
  onCommentEdited?: ((comment: FlowComment) => void) | undefined;
  /** Runs before a comment is deleted; `details.cancel()` takes over. */
  onCommentDelete?: ((comment: FlowComment, details: CancelableDetails) => void) | undefined;
  /** Runs after a comment was deleted on the server, when it can no longer be undone. */
  onCommentDeleted?: ((comment: FlowComment) => void) | undefined;
}
