import { readRecordedText, type RecordedText } from './recorded-text.js';

/** Recorded part of a body or a binary message. */
export interface RecordedContent extends RecordedText {
  /** True if the recorder stored a description instead of the content. */
  described: boolean;
  /** Media type in a description, in lower case. */
  mimeType: string | null;
}

/** Placeholder for content that was not recorded as text, e.g. `[image/png, 3456 bytes]`. */
const DESCRIPTION = /^\[([\w.+/ -]{1,100}), (\d{1,15}) bytes\]$/;

/** Separates recorded content from the recorder's notes. */
export function readContent(recorded: string): RecordedContent {
  const [, type, size] = DESCRIPTION.exec(recorded) ?? [];
  if (type === undefined) return { ...readRecordedText(recorded), described: false, mimeType: null };
  const mimeType = type.includes('/') ? type.toLowerCase() : null;
  const fullBytes = Number(size);
  return { text: '', recordedBytes: 0, fullBytes, cut: fullBytes > 0, described: true, mimeType };
}

/** Returns a note about the part that was recorded; undefined if all of it was. */
export function missingNote({ cut, recordedBytes, fullBytes }: Omit<RecordedText, 'text'>): string | undefined {
  return cut ? `The recording has ${recordedBytes} of ${fullBytes} bytes.` : undefined;
}
