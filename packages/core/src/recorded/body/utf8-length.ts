const encoder = new TextEncoder();

/** The number of bytes of a text in UTF-8. */
export function utf8Length(text: string): number {
  return encoder.encode(text).length;
}
