import { readRecordedText } from '../../recorded/body/recorded-text.js';

export const BODY_MAX_BYTES = 128 * 1024;
export const FRAME_MAX_BYTES = 16 * 1024;
export const CONSOLE_MAX_BYTES = 5 * 1024;
export const STACK_MAX_BYTES = 16 * 1024;
export const STORAGE_VALUE_MAX_BYTES = 4 * 1024;

/**
 * The head of a text that is longer than allowed, in UTF-8 bytes, with a mark that says how long it was. A text that was cut before,
 * and says so, still says how long it was at first.
 */
export function capText(text: string, maxBytes: number): string {
  if (text.length * 3 <= maxBytes) return text;
  const recorded = readRecordedText(text);
  if (recorded.recordedBytes <= maxBytes) return text;
  const bytes = new TextEncoder().encode(recorded.text);
  const head = new TextDecoder().decode(bytes.subarray(0, maxBytes), { stream: true });
  return head + cutMark(recorded.fullBytes);
}

/** Stands behind the head of a text of so many bytes. */
export function cutMark(fullBytes: number): string {
  return `\n[truncated, ${fullBytes} bytes in all]`;
}
