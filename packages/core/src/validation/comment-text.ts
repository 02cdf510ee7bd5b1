import { visibleText } from './visible-text.js';

export type CommentTextResult = { ok: true; value: string } | { ok: false; error: 'commentEmpty' | 'commentUnchanged' };

/** Validates a comment's trimmed text: it must not be empty, and an edit must change it. */
export function validateCommentText(text: string, savedText?: string): CommentTextResult {
  const value = visibleText(text);
  if (value === '') return { ok: false, error: 'commentEmpty' };
  return value === savedText?.trim() ? { ok: false, error: 'commentUnchanged' } : { ok: true, value };
}
