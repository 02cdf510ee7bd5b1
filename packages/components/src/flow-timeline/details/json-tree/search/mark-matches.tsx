import type { ReactNode } from 'react';

/**
 * Pieces of a text, with the occurrences of a sought text highlighted. Its element needs a key with the sought text: React
 * cannot change pieces that a browser has translated.
 */
export function markMatches(text: string, sought: string): ReactNode {
  if (sought === '') return text;
  const [lower, word] = [text.toLowerCase(), sought.toLowerCase()];
  // Few letters change their length in lower case; a text with one of them is not highlighted.
  if (lower.length !== text.length) return text;
  const pieces: ReactNode[] = [];
  let end = 0;
  for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, end)) {
    pieces.push(
      text.slice(end, at),
      <mark key={at} className="fl-timeline-json-match">
        {text.slice(at, at + word.length)}
      </mark>,
    );
    end = at + word.length;
  }
  return [...pieces, text.slice(end)];
}
