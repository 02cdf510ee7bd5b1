import { oneLine } from '@flowlens/core/format';
import { unlink } from './unlink.js';

export const NAME_CHARS = 100;

/** A name that somebody chose, as a message shows it: one line without links. */
export function nameOf(text: string): string {
  return unlink(oneLine(text, NAME_CHARS));
}
