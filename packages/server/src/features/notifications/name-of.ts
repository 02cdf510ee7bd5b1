import { oneLine } from '@flowlens/core/format';
import { unlink } from './unlink.js';

export const NAME_CHARS = 100;

/** Prepares a name that a user chose for a message: one line without links. */
export function nameOf(text: string): string {
  return unlink(oneLine(text, NAME_CHARS));
}
