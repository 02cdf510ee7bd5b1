/** Letters of a script without A to Z: the layout has no key for a Latin letter. */
const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}]/u;

/** Signs of further keys on a US keyboard that shortcuts use, without and with Shift. */
const SIGNS: Partial<Record<string, readonly [plain: string, shifted: string]>> = {
  Comma: [',', '<'],
  Period: ['.', '>'],
  Slash: ['/', '?'],
};

/**
 * The key of a shortcut in lower case. Latin layouts, such as Dvorak or AZERTY, count by the typed character; Cyrillic,
 * Greek or Hebrew ones by the position of the key, since they type no Latin letter.
 */
export function shortcutKey({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  if (!OTHER_SCRIPT.test(key)) return key.toLowerCase();
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  return letter?.toLowerCase() ?? SIGNS[code]?.[shiftKey ? 1 : 0] ?? key.toLowerCase();
}
