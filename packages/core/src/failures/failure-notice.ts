import type { Notice } from '../notice.js';
import { ERROR_CATALOGUE, type FailureAction } from './error-catalogue.js';
import { detailOf } from './error-facts.js';

/** The notice of a failed action: the server's detail where the catalogue lets it speak, else the fallback (spec §8). */
export function failureNotice(action: FailureAction, error: unknown): Notice {
  const rule = ERROR_CATALOGUE[action];
  return rule.showsDetail
    ? { tone: 'error', code: rule.code, values: { detail: detailOf(error) } }
    : { tone: 'error', code: rule.code };
}
