'use client';

import { createElement, type ReactElement } from 'react';
import { lazyCode } from '../../ui/internal/lazy/lazy-code.js';
import { useOpenedCode } from '../../ui/internal/lazy/use-opened-code.js';
import type { CommentEditorProps } from './comment-editor.js';

const editorCode = lazyCode(async () => (await import('./comment-editor.js')).CommentEditor);

/** Preloads the editor, because it will likely be needed. */
export const prefetchCommentEditor = editorCode.prefetch;

export interface LazyCommentEditorProps extends CommentEditorProps {
  /** Placeholder until the editor has loaded. */
  meanwhile: ReactElement;
  /** Runs if the editor fails to load. */
  onLost: () => void;
}

/** Editor of a comment, whose code loads when a comment is first edited. */
export function LazyCommentEditor({ meanwhile, onLost, ...editor }: LazyCommentEditorProps) {
  const CommentEditor = useOpenedCode(editorCode, true, onLost);
  return CommentEditor ? createElement(CommentEditor, editor) : meanwhile;
}
