/** Letters of a script without A to Z: the layout has no key for a Latin letter. */
const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}]/u;

/** Signs of further keys on a US keyboard that shortcuts use, without and with Shift. */
const SIGNS: Partial<Record<string, readonly [plain: string, shifted: string]>> = {
  Comma: [',', '<'],
  Period: ['.', '>'],
  Slash: ['/', '?'],
};

/**
 * The key of a shortcut in lower case. Layouts with Latin letters, such as Dvorak or AZERTY, count by what the key types; Cyrillic, Greek
 * or Hebrew ones by where the key is, since they type no Latin letter.
 */
export function shortcutKey({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  if (!OTHER_SCRIPT.test(key)) return key.toLowerCase();
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  return letter?.toLowerCase() ?? SIGNS[code]?.[shiftKey ? 1 : 0] ?? key.toLowerCase();
}
