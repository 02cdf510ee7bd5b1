/** Recognizes known words in bytes. */
export interface ByteWords {
  /** Returns the number of the word in these bytes, counted from 1 as in the list, or 0. */
  find(bytes: Uint8Array, from: number, to: number): number;
  numberOf(word: string): number;
}

export function createByteWords(words: readonly string[]): ByteWords {
  const encoder = new TextEncoder();
  const byLength: { number: number; bytes: Uint8Array }[][] = [];
  words.forEach((word, index) => {
    const bytes = encoder.encode(word);
    (byLength[bytes.length] ??= []).push({ number: index + 1, bytes });
  });

  return {
    find(bytes, from, to) {
      const candidates = byLength[to - from];
      if (candidates === undefined) return 0;
      for (const candidate of candidates) {
        if (startsWith(bytes, from, candidate.bytes)) return candidate.number;
      }
      return 0;
    },
    numberOf: (word) => words.indexOf(word) + 1,
  };
}

function startsWith(bytes: Uint8Array, from: number, word: Uint8Array): boolean {
  for (let index = 0; index < word.length; index += 1) {
    if (bytes[from + index] !== word[index]) return false;
  }
  return true;
}
