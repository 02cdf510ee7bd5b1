/** Above this the browser would be busy for too long; the text then stays as it was recorded. */
const PRETTY_MAX_CHARS = 1_000_000;

/** JSON with indentation; any other text as it is. */
export function prettyText(text: string): string {
  if (text.length > PRETTY_MAX_CHARS || !/^\s*[[{]/.test(text)) return text;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
