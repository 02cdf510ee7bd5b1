import type { IsSecret } from '../names/pair-names.js';
import { REDACTED } from '../redacted.js';

const FIELD_NAME = /\bname=(?:"([^"]{0,200})"|'([^']{0,200})'|([^\s;"']{1,200}))/i;
const FIRST_BOUNDARY = /^\s{0,8}(--[^\r\n]+)/;
const FILE_NAME = /\bfilename\*?=/i;
const FILE_STAND_IN = /^\[file, \d+ bytes\]$/;

/**
 * Removes secret fields from a multipart form and passes the content of the others to `redactField`. Of files, only the
 * name is kept.
 */
export function redactMultipart(text: string, isSecret: IsSecret, redactField: (content: string) => string): string {
  const boundary = FIRST_BOUNDARY.exec(text)?.[1];
  if (!boundary) return text;
  return text
    .split(boundary)
    .map((part) => redactPart(part, isSecret, redactField))
    .join(boundary);
}

function redactPart(part: string, isSecret: IsSecret, redactField: (content: string) => string): string {
  const end = /\r?\n\r?\n/.exec(part);
  if (!end) return part;
  const head = part.slice(0, end.index + end[0].length);
  const content = part.slice(head.length);
  if (FILE_NAME.test(head)) return `${head}${fileStandIn(content.trimEnd())}\r\n`;
  const [, inQuotes, inSingleQuotes, bare] = FIELD_NAME.exec(head) ?? [];
  return head + (isSecret(inQuotes ?? inSingleQuotes ?? bare ?? '') ? `${REDACTED}\r\n` : redactField(content));
}

function fileStandIn(content: string): string {
  return FILE_STAND_IN.test(content) ? content : `[file, ${content.length} bytes]`;
}
