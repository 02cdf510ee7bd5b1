import { FLOW_DESCRIPTION_MAX_CHARS, FLOW_TITLE_MAX_CHARS } from '@flowlens/core/limits';
import { countCodePoints, visibleText } from '@flowlens/core/validation';
import { unprocessable } from '../../platform/errors/http-problem.js';
import { requiredText } from '../../platform/errors/required-text.js';

const CHARS_MAX = { title: FLOW_TITLE_MAX_CHARS, description: FLOW_DESCRIPTION_MAX_CHARS };

/**
 * Normalizes a text of a flow for storage: trimmed, with composed letters, so that a search finds text that looks the
 * same.
 *
 * @throws HttpProblem 422 for a title without a visible character, and for a text that exceeds the limit after
 * composition
 */
export function storedFlowText(field: keyof typeof CHARS_MAX, text: string): string {
  const composed = text.normalize('NFC');
  const kept = field === 'title' ? requiredText(field, composed) : visibleText(composed);
  const max = CHARS_MAX[field];
  if (countCodePoints(kept) <= max) return kept;
  const message = `must have ${max} characters or fewer`;
  throw unprocessable(`The ${field} of a flow ${message}.`, [{ path: `/body/${field}`, message }]);
}
