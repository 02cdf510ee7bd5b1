import { cutMark } from '@flowlens/core/redaction';
import type { Primordials } from '../primordials.js';

/** Maximum length of a recorded body, in characters. */
export const BODY_MAX_CHARS = 64 * 1024;
/** Maximum length of one websocket or stream message. */
export const MESSAGE_MAX_CHARS = 16 * 1024;

export const UNREAD_BODY = '[body not read by the page]';

const TEXT_TYPE =
  /^text\/|[/+](?:json|xml|javascript|ecmascript|x-www-form-urlencoded|graphql|(?:x-)?ndjson|event-stream|csv|yaml)\b/i;
/** Maximum length of a run of characters that counts as one word. */
const WORD_MAX_CHARS = 8 * 1024;
const WORD_CHARACTER = /[\w+/=.~%-]/;
const DIGIT_GROUP = /[\d -]/;

/** Returns whether a body of this MIME type is recorded as text. */
export function isTextType(contentType: string): boolean {
  return TEXT_TYPE.test(contentType);
}

/** Returns a placeholder for a body that is not recorded as text. */
export function describeBinary(contentType: string, sizeBytes: number): string {
  return `[${contentType.split(';', 1)[0]?.trim() || 'binary'}, ${sizeBytes} bytes]`;
}

/**
 * Truncates a long text and adds its full size. Never splits a word or a group of digits: redaction would not recognize
 * half a token.
 */
export function cutText(
  text: string,
  maxChars: number,
  { utf8Length }: Pick<Primordials, 'utf8Length'>,
  fullBytes?: number,
): string {
  if (text.length <= maxChars && (fullBytes ?? 0) <= text.length) return text;
  return headOf(text, maxChars) + cutMark(fullBytes ?? utf8Length(text));
}

/** Returns the beginning of a text, up to the word at the limit. */
export function headOf(text: string, maxChars: number): string {
  const index = Math.min(maxChars, text.length);
  const lowest = Math.max(0, index - WORD_MAX_CHARS);
  let at = index;
  while (at > lowest && WORD_CHARACTER.test(text.charAt(at - 1))) at -= 1;
  while (at > lowest && DIGIT_GROUP.test(text.charAt(at - 1))) at -= 1;
  return text.slice(0, at);
}

/** Decodes bytes that may be the beginning of a longer text. */
export function decodeBytes(bytes: Uint8Array, fullBytes: number, primordials: Primordials): string {
  const { TextDecoder, decode } = primordials;
  const text = decode(new TextDecoder(), bytes.subarray(0, BODY_MAX_CHARS));
  return bytes.byteLength > BODY_MAX_CHARS || fullBytes > bytes.byteLength
    ? cutText(text, BODY_MAX_CHARS, primordials, fullBytes)
    : text;
}

/** Formats a form as `multipart/form-data`. For files, only name and size are kept. */
export function multipartText(form: FormData, boundary: string, { eachField }: Primordials): string {
  let text = '';
  eachField(form, (value, name) => {
    const file = typeof value === 'string' ? '' : `; filename="${value.name}"`;
    const content = typeof value === 'string' ? value : `[file, ${value.size} bytes]`;
    if (text.length <= BODY_MAX_CHARS)
      text += `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${content}\r\n`;
  });
  return `${text}--${boundary}--\r\n`;
}
