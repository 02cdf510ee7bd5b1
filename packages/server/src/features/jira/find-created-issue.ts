import { setTimeout as sleep } from 'node:timers/promises';
import { monotonicMs } from '../../platform/clock.js';
import type { Jira } from './client/jira.js';
import { noResponse } from './client/jira-failure.js';

const ASK_EVERY_MS = 1_000;

interface Search {
  marker: string;
  /** Seconds until a search without a result is conclusive. */
  doubtSeconds: number;
  signal: AbortSignal;
}

/**
 * Searches for an issue that may have been created although its key never arrived. Returns `undefined` if there is
 * none.
 *
 * @throws JiraFailure if Jira cannot tell, or cannot tell yet
 */
export async function findCreatedIssue(
  jira: Jira,
  { marker, doubtSeconds, signal }: Search,
): Promise<string | undefined> {
  const until = monotonicMs() + doubtSeconds * 1_000;
  for (;;) {
    const isReliable = monotonicMs() >= until;
    const found = await jira.findIssue(marker, signal);
    if (found !== undefined || isReliable) return found;
    await sleep(ASK_EVERY_MS, undefined, { signal }).catch(() => {
      throw noResponse();
    });
  }
}
