import type { Messages } from '../messages/en.js';
import type { Notice } from '../notice.js';
import { ERROR_CATALOGUE, type FailureAction } from './error-catalogue.js';
import { detailOf } from './error-facts.js';

/**
 * Returns the notice of a failed action: the catalogue text, with the server's detail instead of it, below it or omitted.
 */
export function failureNotice(action: FailureAction, error: unknown): Notice {
  const rule = ERROR_CATALOGUE[action];
  const detail = detailOf(error);
  if (rule.detail === 'instead') return { tone: 'error', code: rule.code, values: { detail } };
  return { tone: 'error', code: rule.code, ...(rule.detail === 'below' && detail && { reason: detail }) };
}

/** Returns the server's message about an error, translated to the language of the texts; `undefined` if there is none. */
export function serverReason(error: unknown, texts: Messages['failures']): string | undefined {
  const detail = detailOf(error);
  return detail && texts.serverSaid({ detail });
}
