import type { Messages } from '../messages/en.js';
import { statusOf } from './error-facts.js';

/** Returns why a shared flow could not be loaded. */
export function sharedFlowFailure(error: unknown, texts: Messages['failures']): string {
  const status = statusOf(error);
  if (status === 401) return texts.sharedFlowExpired;
  return status === 404 ? texts.sharedFlowNotFound : texts.sharedFlowOther;
}
