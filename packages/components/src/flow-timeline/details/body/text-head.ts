/** Part of a text that is shown before the reader asks for all of it. */
const HEAD_MAX_LINES = 24;
const HEAD_MAX_CHARS = 4_000;
/** A text only slightly longer is shown in full: a button would take as much room as the hidden part. */
const SPARE_LINES = 3;

export interface TextHead {
  /** Returns the beginning of a text, or all of it if it is short. */
  head: string;
  lineCount: number;
}

export function textHead(text: string): TextHead {
  let lineCount = 1;
  let headEnd = text.length;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
    if (lineCount === HEAD_MAX_LINES) headEnd = at;
    lineCount += 1;
  }
  if (lineCount <= HEAD_MAX_LINES + SPARE_LINES) headEnd = text.length;
  return { head: text.slice(0, Math.min(headEnd, HEAD_MAX_CHARS)), lineCount };
}
