import type { Document } from './documents.js';

/** A fenced piece of code in a text. */
export interface CodeBlock {
  /** Of the text it stands in. */
  path: string;
  /** Of its first line of code, from 1. */
  line: number;
  /** As it stands behind the fence. */
  language: string;
  code: string;
}

const FENCED = /^([ \t]*)```(\w*)[^\n]*\n([\s\S]*?)^\1```[ \t]*$/gm;

/** The code of a text, without the indentation of a list it may stand in. */
export function codeBlocks({ path, text }: Document): CodeBlock[] {
  return [...text.matchAll(FENCED)].map(({ 1: indent = '', 2: language = '', 3: code = '', index }) => ({
    path,
    line: text.slice(0, index).split('\n').length + 1,
    language,
    code: indent ? code.replaceAll(new RegExp(`^${indent}`, 'gm'), '') : code,
  }));
}
