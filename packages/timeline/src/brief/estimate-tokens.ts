/** Estimates the number of tokens of a text for a language model, as one per four UTF-16 units. */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / CHARS_PER_TOKEN);
}

export const CHARS_PER_TOKEN = 4;
