import { visibleText } from '@flowlens/core/validation';
import { unprocessable } from './http-problem.js';

/**
 * Returns the stored form of a typed text. The contract rejects blanks; this also rejects other invisible text.
 *
 * @param field name in the request's body
 * @throws HttpProblem 422
 */
export function requiredText(field: string, text: string): string {
  const kept = visibleText(text);
  if (kept !== '') return kept;
  const message = 'must have a visible character';
  throw unprocessable(`The ${field} ${message}.`, [{ path: `/body/${field}`, message }]);
}
