import { utf8Length } from './utf8-length.js';

/** A text as the recorder kept it. */
export interface RecordedText {
  /** Recorded part, without the mark of the cut. */
  text: string;
  /** Bytes that were kept, in UTF-8. */
  recordedBytes: number;
  /** Bytes there were: more than `recordedBytes` when the text was cut. */
  fullBytes: number;
  /** True if the end is missing. */
  cut: boolean;
}

const MARK_START = '\n[truncated, ';
const MARK = /^\n\[truncated, (\d+) bytes in all\]$/;

/** Takes off the mark that `capText` puts behind a text it has cut. */
export function readRecordedText(recorded: string): RecordedText {
  const { text, fullBytes } = splitMark(recorded);
  const recordedBytes = utf8Length(text);
  const cut = fullBytes !== undefined;
  return { text, recordedBytes, fullBytes: cut ? Math.max(fullBytes, recordedBytes) : recordedBytes, cut };
}

/** Returns a recorded text without its mark, and the bytes that the mark names. Does not count those of the text, which takes time. */
export function splitMark(recorded: string): { text: string; fullBytes: number | undefined } {
  const markAt = recorded.lastIndexOf(MARK_START);
  const fullBytes = Number((markAt < 0 ? null : MARK.exec(recorded.slice(markAt)))?.[1] ?? Number.NaN);
  if (!Number.isSafeInteger(fullBytes)) return { text: recorded, fullBytes: undefined };
  return { text: recorded.slice(0, markAt), fullBytes };
}
