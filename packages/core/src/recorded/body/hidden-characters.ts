/**
 * Invisible characters that a terminal may act on: control, format, unassigned and separator characters, lone
 * surrogates.
 */
const HIDDEN = /\p{C}|\p{Zl}|\p{Zp}/gu;

/** Writes a text as a JSON and JavaScript literal in which every hidden character is escaped. */
export function quotedLiteral(text: string): string {
  return JSON.stringify(text).replace(HIDDEN, (character) =>
    Array.from({ length: character.length }, (_, index) => unicodeEscape(character.charCodeAt(index))).join(''),
  );
}

function unicodeEscape(unit: number): string {
  return `\\u${unit.toString(16).padStart(4, '0')}`;
}
