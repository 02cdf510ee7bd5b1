const CONTROLS = /[\p{Cc}\u2028\u2029]/gu;
const CONTROLS_BUT_LINES = /(?![\n\t])\p{Cc}/gu;
/**
 * Invisible characters that change the direction of text or hide in it. Joiners are kept, because emoji and Persian need
 * them.
 */
const INVISIBLE = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/** Reduces user text to one line without control characters, of at most `maxChars` code points. */
export function oneLine(text: string, maxChars: number): string {
  const clean = text.toWellFormed().replace(CONTROLS, ' ').replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
  return cut(clean, maxChars);
}

/** Normalizes line ends of user text to `\n`. Removes all other control characters except tabs. */
export function manyLines(text: string, maxChars: number): string {
  const lines = text.toWellFormed().replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n');
  return cut(lines.replace(CONTROLS_BUT_LINES, '').replace(INVISIBLE, ''), maxChars);
}

function cut(text: string, maxChars: number): string {
  const chars = Array.from(text);
  return chars.length <= maxChars ? text : `${chars.slice(0, maxChars - 1).join('')}…`;
}
