const MAX_CHARS = 80;

/** A text as the name of a file: letters, digits, dots and dashes in any script; `flow` when nothing is left. */
export function fileSafeName(text: string): string {
  const name = text
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')
    .replaceAll(/^[.-]+|[.-]+$/g, '');
  return [...name].slice(0, MAX_CHARS).join('') || 'flow';
}
