/** Embeddings, overrides and isolates. They can make a text read differently and affect the text around it. */
const DIRECTION_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/gu;
/** U+2800 is a Braille pattern without dots. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Prepares a typed text for storage: trims it and removes direction controls. Returns an empty text if no character is
 * visible. Keeps other invisible characters, because emoji, Persian and Hebrew need joiners and marks.
 */
export function visibleText(text: string): string {
  const kept = withoutDirectionControls(text).trim();
  return VISIBLE.test(kept) ? kept : '';
}

/** Removes direction controls, which could show “live” for “evil”. */
export function withoutDirectionControls(text: string): string {
  return text.replace(DIRECTION_CONTROLS, '');
}

/** Returns whether a text has no visible character. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text);
}
