const QUOTE = 34;
const BACKSLASH = 92;
const COMMA = 44;
const COLON = 58;
const OPEN_BRACKET = 91;
const CLOSE_BRACKET = 93;
/** The codes of braces differ from those of brackets in this bit only. */
const BRACE_BIT = 32;

/** Returns whether the code is that of an opening bracket or brace. */
export function opensJson(code: number): boolean {
  return (code & ~BRACE_BIT) === OPEN_BRACKET && code >= OPEN_BRACKET;
}

/** Returns whether the code is that of a closing bracket or brace. */
export function closesJson(code: number): boolean {
  return (code & ~BRACE_BIT) === CLOSE_BRACKET && code >= CLOSE_BRACKET;
}

/** Returns the end of the string that starts at a quote; the end of the text if the string has none. */
export function jsonStringEnd(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let escapes = at;
    while (text.charCodeAt(escapes - 1) === BACKSLASH) escapes -= 1;
    if ((at - escapes) % 2 === 0) return at + 1;
  }
  return text.length;
}

/** Returns the end of a number or word: before whitespace, a comma, a colon, a quote or a bracket. */
export function jsonLiteralEnd(text: string, start: number): number {
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code <= 32 || code === COMMA || code === COLON || code === QUOTE || opensJson(code) || closesJson(code)) {
      return at;
    }
  }
  return text.length;
}
