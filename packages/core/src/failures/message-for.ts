import { notices } from '../messages/en/notices.js';
import type { Messages } from '../messages/en.js';
import { type Notice, noticeText } from '../notice.js';
import { ERROR_CATALOGUE, type FailureAction } from './error-catalogue.js';
import { detailOf } from './error-facts.js';

/** The notice of a failed action: the server's detail where the catalogue lets it speak, else the fallback (spec §8). */
export function failureNotice(action: FailureAction, error: unknown): Notice {
  const rule = ERROR_CATALOGUE[action];
  return rule.showsDetail
    ? { tone: 'error', code: rule.code, values: { detail: detailOf(error) } }
    : { tone: 'error', code: rule.code };
}

/** What to tell the user about a failed action (spec §8). */
export function messageFor(action: FailureAction, error: unknown, texts: Messages['notices'] = notices): string {
  return noticeText(failureNotice(action, error), texts);
}
