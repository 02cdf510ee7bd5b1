import { NO_TAGS } from '../flow-filters/flow-filters.js';
import { TAG_NAME_MAX_CHARS } from '../limits.js';
import { countCodePoints } from './code-points.js';
import { visibleText } from './visible-text.js';

export type TagNameError = 'tagNameEmpty' | 'tagNameTooLong' | 'tagNameReserved' | 'tagNameHasComma';

export type TagNameResult = { ok: true; value: string } | { ok: false; error: TagNameError };

/**
 * Validates a tag's name: trimmed, in composed letters (NFC), 1 to 11 characters. Rejects commas and the title of
 * the No Tags filter, because the `tags` query of the flow list could not distinguish them.
 */
export function validateTagName(name: string): TagNameResult {
  const value = visibleText(name.normalize('NFC'));
  const error = errorOf(value);
  return error === null ? { ok: true, value } : { ok: false, error };
}

function errorOf(name: string): TagNameError | null {
  if (name === '') return 'tagNameEmpty';
  if (countCodePoints(name) > TAG_NAME_MAX_CHARS) return 'tagNameTooLong';
  if (name.toLowerCase() === NO_TAGS.title) return 'tagNameReserved';
  return name.includes(',') ? 'tagNameHasComma' : null;
}
