/** Interactive shells expand `!` even within some quotes, and terminals interpret hidden characters in pasted text. */
const NEEDS_ESCAPES = /['!]|\p{C}|\p{Zl}|\p{Zp}/u;
const ESCAPED_IN_QUOTES = /['!\\]|\p{C}|\p{Zl}|\p{Zp}/gu;
const ESCAPED_IN_FORMAT = /^-|['!\\%]|\p{C}|\p{Zl}|\p{Zp}/gu;

/** Quotes a text as one word of bash and zsh. It must not contain NUL, which arguments cannot contain. */
export function shellQuote(text: string): string {
  if (!NEEDS_ESCAPES.test(text)) return `'${text}'`;
  return `$'${text.replace(ESCAPED_IN_QUOTES, (character) => SHORT_ESCAPES[character] ?? octalEscape(character))}'`;
}

/** Returns a command that writes the text unchanged, including NUL, to the next command. */
export function printCommand(text: string): string {
  return `printf '${text.replace(ESCAPED_IN_FORMAT, (character) => (character === '%' ? '%%' : octalEscape(character)))}'`;
}

const SHORT_ESCAPES: Partial<Record<string, string>> = {
  "'": "\\'",
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

/** Always three digits, so that a following digit is not part of the escape. */
function octalEscape(character: string): string {
  return Array.from(new TextEncoder().encode(character), (byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('');
}
