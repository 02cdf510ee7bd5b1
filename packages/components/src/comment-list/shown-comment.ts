import type { FlowComment, SharedFlowComment } from '@flowlens/client';

/** A comment whose author's e-mail address may be hidden, or of a publicly shared flow, which contains no addresses. */
export type ShownComment = FlowComment | SharedFlowComment;

export function authorOf(comment: ShownComment): string {
  return 'author_email' in comment ? (comment.author_email ?? comment.author_name) : comment.author_name;
}
