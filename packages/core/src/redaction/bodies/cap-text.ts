import { readRecordedText } from '../../recorded/body/recorded-text.js';

export const BODY_MAX_BYTES = 128 * 1024;
export const FRAME_MAX_BYTES = 16 * 1024;
export const CONSOLE_MAX_BYTES = 5 * 1024;
export const STACK_MAX_BYTES = 16 * 1024;
export const STORAGE_VALUE_MAX_BYTES = 4 * 1024;

/**
 * Truncates a text to `maxBytes` UTF-8 bytes and appends a mark with its original length. If the text was truncated before,
 * the mark keeps the first length.
 */
export function capText(text: string, maxBytes: number): string {
  if (text.length * 3 <= maxBytes) return text;
  const recorded = readRecordedText(text);
  if (recorded.recordedBytes <= maxBytes) return text;
  const bytes = new TextEncoder().encode(recorded.text);
  const head = new TextDecoder().decode(bytes.subarray(0, maxBytes), { stream: true });
  return head + cutMark(recorded.fullBytes);
}

/** Returns the mark at the end of a truncated text that had `fullBytes` bytes. */
export function cutMark(fullBytes: number): string {
  return `\n[truncated, ${fullBytes} bytes in all]`;
}
