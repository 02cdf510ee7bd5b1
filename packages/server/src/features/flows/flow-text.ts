import { FLOW_DESCRIPTION_MAX_CHARS, FLOW_TITLE_MAX_CHARS } from '@flowlens/core';
import { countCodePoints } from '@flowlens/core/validation';
import { unprocessable } from '../../platform/errors/http-problem.js';

const MAX_CHARS = { title: FLOW_TITLE_MAX_CHARS, description: FLOW_DESCRIPTION_MAX_CHARS };

/**
 * A text of a flow as it is kept: trimmed, and with its letters composed, so that a search finds what looks the same.
 *
 * @throws HttpProblem 422 when it is too long only then, as few letters make it
 */
export function keptFlowText(field: keyof typeof MAX_CHARS, text: string): string {
  const kept = text.normalize('NFC').trim();
  const max = MAX_CHARS[field];
  if (countCodePoints(kept) <= max) return kept;
  const message = `must have ${max} characters or fewer`;
  throw unprocessable(`The ${field} of a flow ${message}.`, [{ path: `/body/${field}`, message }]);
}
