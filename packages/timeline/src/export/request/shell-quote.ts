/** `!` is expanded by interactive shells even within some quotes; hidden characters are acted on by the terminal they are pasted into. */
const NEEDS_ESCAPES = /['!]|\p{C}|\p{Zl}|\p{Zp}/u;
const ESCAPED_IN_QUOTES = /['!\\]|\p{C}|\p{Zl}|\p{Zp}/gu;
const ESCAPED_IN_FORMAT = /^-|['!\\%]|\p{C}|\p{Zl}|\p{Zp}/gu;

/** A text as one word of bash and zsh. It must not hold NUL, which no argument of a program can. */
export function shellQuote(text: string): string {
  if (!NEEDS_ESCAPES.test(text)) return `'${text}'`;
  return `$'${text.replace(ESCAPED_IN_QUOTES, (character) => SHORT_ESCAPES[character] ?? octalEscape(character))}'`;
}

/** A command that writes the text as it is, NUL included, to the next command. */
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

/** Always three digits, so that a digit that follows is not taken for part of it. */
function octalEscape(character: string): string {
  return Array.from(new TextEncoder().encode(character), (byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('');
}
