import { utf8Length } from './utf8-length.js';

/** A text as the recorder kept it. */
export interface RecordedText {
  /** What was kept, without the mark that says it was cut. */
  text: string;
  /** Bytes that were kept, in UTF-8. */
  recordedBytes: number;
  /** Bytes there were: more than `recordedBytes` when the text was cut. */
  fullBytes: number;
  /** Whether the end is missing. */
  cut: boolean;
}

const MARK_START = '\n[truncated, ';
const MARK = /^\n\[truncated, (\d+) bytes in all\]$/;

/** Takes off the mark that `capText` puts behind a text it has cut. */
export function readRecordedText(recorded: string): RecordedText {
  const markAt = recorded.lastIndexOf(MARK_START);
  const fullBytes = Number((markAt < 0 ? null : MARK.exec(recorded.slice(markAt)))?.[1] ?? Number.NaN);
  const cut = Number.isSafeInteger(fullBytes);
  const text = cut ? recorded.slice(0, markAt) : recorded;
  const recordedBytes = utf8Length(text);
  return { text, recordedBytes, fullBytes: cut ? Math.max(fullBytes, recordedBytes) : recordedBytes, cut };
}
