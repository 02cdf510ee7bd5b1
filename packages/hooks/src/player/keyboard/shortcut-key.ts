/** Letters of a non-Latin script, whose keyboard layouts have no keys for A to Z. */
const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}]/u;

/** Characters of further keys on a US keyboard that shortcuts use, without and with Shift. */
const SIGNS: Partial<Record<string, readonly [plain: string, shifted: string]>> = {
  Comma: [',', '<'],
  Period: ['.', '>'],
  Slash: ['/', '?'],
};

/**
 * Returns the key of a shortcut in lower case. Latin layouts such as Dvorak or AZERTY use the typed character. Cyrillic,
 * Greek or Hebrew layouts use the position of the key, because they type no Latin letters.
 */
export function shortcutKey({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  if (!OTHER_SCRIPT.test(key)) return key.toLowerCase();
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  return letter?.toLowerCase() ?? SIGNS[code]?.[shiftKey ? 1 : 0] ?? key.toLowerCase();
}
