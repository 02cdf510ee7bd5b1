import { utf8Length } from './utf8-length.js';

/** A text as the recorder stored it. */
export interface RecordedText {
  /** Recorded part, without the truncation mark. */
  text: string;
  /** Number of recorded bytes, in UTF-8. */
  recordedBytes: number;
  /** Original number of bytes: more than `recordedBytes` if the text was truncated. */
  fullBytes: number;
  /** True if the end is missing. */
  cut: boolean;
}

const MARK_START = '\n[truncated, ';
const MARK = /^\n\[truncated, (\d+) bytes in all\]$/;

/** Removes the mark that `capText` appends to a truncated text. */
export function readRecordedText(recorded: string): RecordedText {
  const { text, fullBytes } = splitMark(recorded);
  const recordedBytes = utf8Length(text);
  const cut = fullBytes !== undefined;
  return { text, recordedBytes, fullBytes: cut ? Math.max(fullBytes, recordedBytes) : recordedBytes, cut };
}

/**
 * Returns a recorded text without its mark, and the byte count in the mark. Does not count the bytes of the text, which is
 * slow.
 */
export function splitMark(recorded: string): { text: string; fullBytes: number | undefined } {
  const markAt = recorded.lastIndexOf(MARK_START);
  const fullBytes = Number((markAt < 0 ? null : MARK.exec(recorded.slice(markAt)))?.[1] ?? Number.NaN);
  if (!Number.isSafeInteger(fullBytes)) return { text: recorded, fullBytes: undefined };
  return { text: recorded.slice(0, markAt), fullBytes };
}
