import type { Document } from './documents.js';

/** Fenced code block in a text. */
export interface CodeBlock {
  /** Path of its text. */
  path: string;
  /** Number of its first line of code, from 1. */
  line: number;
  /** Info string after the fence. */
  language: string;
  code: string;
}

const FENCED = /^([ \t]*)```(\w*)[^\n]*\n([\s\S]*?)^\1```[ \t]*$/gm;

/** Returns the code blocks of a text, without list indentation. */
export function codeBlocks({ path, text }: Document): CodeBlock[] {
  return [...text.matchAll(FENCED)].map(({ 1: indent = '', 2: language = '', 3: code = '', index }) => ({
    path,
    line: text.slice(0, index).split('\n').length + 1,
    language,
    code: indent ? code.replaceAll(new RegExp(`^${indent}`, 'gm'), '') : code,
  }));
}

/** Returns a text without its code blocks. */
export function withoutCodeBlocks(text: string): string {
  return text.replaceAll(FENCED, '');
}
