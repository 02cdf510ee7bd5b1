import { INITIALS_MAX_CHARS } from '../limits.js';

/** Returns the first letters of at most two words of a name, or `?` without any. */
export function initials(name: string | null | undefined): string {
  const words = name?.trim().split(/\s+/) ?? [];
  const letters = words.slice(0, INITIALS_MAX_CHARS).map(([first = '']) => first.toUpperCase());
  return letters.join('') || '?';
}
