'use client';

import { createElement, type ReactElement } from 'react';
import { lazyCode } from '../../ui/internal/lazy/lazy-code.js';
import { useOpenedCode } from '../../ui/internal/lazy/use-opened-code.js';
import type { CommentEditorProps } from './comment-editor.js';

const editorCode = lazyCode(async () => (await import('./comment-editor.js')).CommentEditor);

/** Fetches the editor ahead, because it will likely be asked for. */
export const prefetchCommentEditor = editorCode.prefetch;

export interface LazyCommentEditorProps extends CommentEditorProps {
  /** Stands there until the editor does. */
  meanwhile: ReactElement;
  /** The editor cannot be had. */
  onLost: () => void;
}

/** The editor of a comment, whose code comes when a comment is first edited. */
export function LazyCommentEditor({ meanwhile, onLost, ...editor }: LazyCommentEditorProps) {
  const CommentEditor = useOpenedCode(editorCode, true, onLost);
  return CommentEditor ? createElement(CommentEditor, editor) : meanwhile;
}
