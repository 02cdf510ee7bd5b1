const CONTROLS = /[\p{Cc}\u2028\u2029]/gu;
const CONTROLS_BUT_LINES = /(?![\n\t])\p{Cc}/gu;
/** Marks without a shape that turn text around or hide in it. Joiners stay: emoji and Persian are written with them. */
const INVISIBLE = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/** Text of people for a place that shows one line: no control characters, at most `maxChars` code points. */
export function oneLine(text: string, maxChars: number): string {
  const clean = text.toWellFormed().replace(CONTROLS, ' ').replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
  return cut(clean, maxChars);
}

/** Text of people in lines that end in `\n`; of control characters only that and the tabulator stay. */
export function manyLines(text: string, maxChars: number): string {
  const lines = text.toWellFormed().replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n');
  return cut(lines.replace(CONTROLS_BUT_LINES, '').replace(INVISIBLE, ''), maxChars);
}

function cut(text: string, maxChars: number): string {
  const chars = Array.from(text);
  return chars.length <= maxChars ? text : `${chars.slice(0, maxChars - 1).join('')}…`;
}
