import type { FlowComment, SharedFlowComment } from '@flowlens/client';

/** A comment of a flow, where not everybody sees the address of its author, or of a flow that is shared publicly and says no e-mail addresses. */
export type ShownComment = FlowComment | SharedFlowComment;

export function authorOf(comment: ShownComment): string {
  return 'author_email' in comment ? (comment.author_email ?? comment.author_name) : comment.author_name;
}
