import { quotedLiteral } from '@flowlens/core/recorded';
import { decodeString } from './json-document.js';

const HIDDEN = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** Returns a piece of JSON in one line, in which no character is invisible, with an ellipsis if it is longer than allowed. */
export function recordedJson(source: string, maxChars: number): string {
  const head = source.slice(0, maxChars);
  return `${visible(head)}${head.length < source.length ? '…' : ''}`;
}

function visible(source: string): string {
  if (source.length > 1 && source.startsWith('"') && source.endsWith('"')) return quotedLiteral(decodeString(source));
  return source.replace(/\s+/g, ' ').replace(HIDDEN, (hidden) => quotedLiteral(hidden).slice(1, -1));
}
