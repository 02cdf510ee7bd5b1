/** Control characters, lone surrogates, direction marks and zero-width characters: they are invisible and can hide text. */
const INVISIBLE = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]+/gu;
/**
 * Adjacent percent signs begin a comment or a directive, and any character that is neither a letter nor on this list may do
 * so.
 */
const SPECIAL = /%{2,}|[^\p{L}\p{N} /._~,=+*@!$()|?%-]/gu;
/**
 * `end` closes a block, and some versions look for the other words. Mermaid treats letters beyond ASCII as the end of a
 * word, so this expression has no `u` flag either.
 */
const KEYWORDS = /\b(?:end|wrap|nowrap|style|classDef)\b/gi;

/**
 * Makes untrusted text safe as a label in a Mermaid diagram: one line of at most `maxChars` code points, without anything
 * that Mermaid or the display of its picture could take for syntax or markup. Such characters are written as codes such as
 * `#35;`, which Mermaid shows as the character.
 */
export function mermaidText(text: string, maxChars: number): string {
  // A code point has at most two code units, so the rest of a very long text can be skipped.
  const start = text.slice(0, 2 * maxChars + 2);
  const chars = [...start.replace(INVISIBLE, ' ').trim()];
  if (start.length === text.length && chars.length <= maxChars) return encodeSpecial(chars.join(''));
  return `${encodeSpecial(chars.slice(0, maxChars - 1).join(''))}…`;
}

function encodeSpecial(text: string): string {
  return (
    text
      .replace(SPECIAL, (found) => [...found].map(entityOf).join(''))
      // Replacing their first letter is enough.
      .replace(KEYWORDS, (word) => entityOf(word) + word.slice(1))
  );
}

function entityOf(char: string): string {
  return `#${char.codePointAt(0)};`;
}
