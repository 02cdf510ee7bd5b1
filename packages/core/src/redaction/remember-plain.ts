const REMEMBERED_MAX = 1_000;
const REMEMBERED_MAX_CHARS = 1_024;

/**
 * Caches the short texts that a rule leaves unchanged, because events repeat addresses, headers and stacks. Texts with a
 * secret are never cached.
 */
export function rememberPlain(redact: (text: string) => string): (text: string) => string {
  const plain = new Set<string>();
  return (text) => {
    if (plain.has(text)) return text;
    const redacted = redact(text);
    if (redacted === text && text.length <= REMEMBERED_MAX_CHARS) {
      if (plain.size >= REMEMBERED_MAX) plain.clear();
      plain.add(text);
    }
    return redacted;
  };
}
