/** Controls, lone surrogates, marks of direction and width: they show nothing and can hide a lot. */
const INVISIBLE = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]+/gu;
/** Percent signs side by side begin a comment or a directive, and so may everything that is neither a letter nor on this list. */
const SPECIAL = /%{2,}|[^\p{L}\p{N} /._~,=+*@!$()|?%-]/gu;
/** `end` closes a block, some versions look for the other words. Letters beyond ASCII end a word for Mermaid: without the flag `u` here too. */
const KEYWORDS = /\b(?:end|wrap|nowrap|style|classDef)\b/gi;

/**
 * Text of unknown origin as a label in a Mermaid diagram: one line of at most `maxChars` code points, in which nothing is
 * left that Mermaid, or what shows its picture, could take for syntax or markup. What could is written as a code such as
 * `#35;`, which Mermaid shows as the character.
 */
export function mermaidText(text: string, maxChars: number): string {
  // A code point is two code units at most: the rest of a very long text is not even looked at.
  const start = text.slice(0, 2 * maxChars + 2);
  const chars = [...start.replace(INVISIBLE, ' ').trim()];
  if (start.length === text.length && chars.length <= maxChars) return encodeSpecial(chars.join(''));
  return `${encodeSpecial(chars.slice(0, maxChars - 1).join(''))}…`;
}

function encodeSpecial(text: string): string {
  return (
    text
      .replace(SPECIAL, (found) => [...found].map(entityOf).join(''))
      // Their first letter is enough.
      .replace(KEYWORDS, (word) => entityOf(word) + word.slice(1))
  );
}

function entityOf(char: string): string {
  return `#${char.codePointAt(0)};`;
}
