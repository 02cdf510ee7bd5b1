import { REDACTED } from './redacted.js';
import { isSecretKey } from './secret-names.js';

const FIELD_NAME = /\bname="([^"]{0,200})"/i;
const FILE_NAME = /\bfilename\*?=/i;

/** A multipart form without secret fields. Of files the name stays, the content goes. */
export function redactMultipart(text: string): string {
  const boundary = /^--[^\r\n]+/.exec(text)?.[0];
  if (!boundary) return text;
  return text.split(boundary).map(redactPart).join(boundary);
}

function redactPart(part: string): string {
  const end = /\r?\n\r?\n/.exec(part);
  if (!end) return part;
  const head = part.slice(0, end.index + end[0].length);
  const content = part.slice(head.length);
  if (FILE_NAME.test(head)) return `${head}[file, ${content.trimEnd().length} bytes]\r\n`;
  return isSecretKey(FIELD_NAME.exec(head)?.[1] ?? '') ? `${head}${REDACTED}\r\n` : part;
}
