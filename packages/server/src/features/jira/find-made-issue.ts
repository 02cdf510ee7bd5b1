import { setTimeout as sleep } from 'node:timers/promises';
import { monotonicMs } from '../../platform/clock.js';
import type { Jira } from './client/jira.js';
import { noAnswer } from './client/jira-failure.js';

const ASK_EVERY_MS = 1_000;

interface Search {
  marker: string;
  /** In how many seconds a search that finds nothing can be believed. */
  doubtSeconds: number;
  signal: AbortSignal;
}

/**
 * Looks for an issue that may have been made although its key never arrived. `undefined`: there is none.
 *
 * @throws JiraFailure when Jira cannot say, or cannot say yet
 */
export async function findMadeIssue(jira: Jira, { marker, doubtSeconds, signal }: Search): Promise<string | undefined> {
  const until = monotonicMs() + doubtSeconds * 1_000;
  for (;;) {
    const isReliable = monotonicMs() >= until;
    const found = await jira.findIssue(marker, signal);
    if (found !== undefined || isReliable) return found;
    await sleep(ASK_EVERY_MS, undefined, { signal }).catch(() => {
      throw noAnswer();
    });
  }
}
