const MAX_CHARS = 80;

/** Converts a text to a file name: letters, digits, dots and dashes in any script; `flow` if nothing remains. */
export function fileSafeName(text: string): string {
  const name = text
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')
    .replaceAll(/^[.-]+|[.-]+$/g, '');
  return [...name].slice(0, MAX_CHARS).join('') || 'flow';
}
