/** Embeddings, overrides and isolates. They can make a text read as another, and reach beyond the text they are in. */
const DIRECTION_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/gu;
/** U+2800 is a Braille pattern without dots. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Returns a typed text as it is kept: trimmed, without controls of its direction, and empty if no character of it is visible. Other
 * invisible characters stay: emoji, Persian and Hebrew need joiners and marks.
 */
export function visibleText(text: string): string {
  const kept = text.replace(DIRECTION_CONTROLS, '').trim();
  return VISIBLE.test(kept) ? kept : '';
}

/** Returns whether a text has no visible character. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text);
}
