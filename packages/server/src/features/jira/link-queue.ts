import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/schema/tables.js';
import type { Jira, IssueLink } from './client/jira.js';
import { JiraFailure } from './client/jira-failure.js';
import type { Jobs, QueueSettings } from '../../platform/jobs/jobs.js';
import type { Logger } from '../../platform/logging/logger.js';
import { createSeal, type Sealed } from '../../http/idempotency/sealed-response.js';

/** Delays double from 10 s to an hour, for about a day in total. */
const RETRIES: QueueSettings = {
  retryLimit: 35,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 3_600,
  expireInSeconds: 120,
};
const CALL_MS = 10_000;
/** The issue is gone, or Jira rejects the link. */
const PERMANENT_STATUSES = new Set([400, 404]);

/** Links that could not be attached immediately. */
export interface LinkQueue {
  add: (db: Kysely<Tables>, issueKey: string, links: IssueLink[]) => Promise<void>;
}

interface LinkQueueParts {
  /** Undefined if Jira is no longer connected; queued links are then dropped. */
  jira: Jira | undefined;
  jobs: Jobs;
  log: Logger;
  /** Encrypted, because public links open flows. */
  key: Buffer;
}

/** Attaches links later. Call it before `jobs.start`. */
export function createLinkQueue({ jira, jobs, log, key }: LinkQueueParts): LinkQueue {
  const seal = createSeal(key);
  const queue = jobs.queue<{ issueKey: string; links: Sealed }>('jira-links', RETRIES, async ({ data, signal }) => {
    const { issueKey } = data;
    try {
      // Null if the server's secret has changed: the links can no longer be decrypted.
      for (const link of JSON.parse(seal.open(data.links, issueKey) ?? '[]') as IssueLink[])
        await jira?.attachLink(issueKey, link, AbortSignal.any([signal, AbortSignal.timeout(CALL_MS)]));
    } catch (error) {
      const isHopeless = error instanceof JiraFailure && PERMANENT_STATUSES.has(error.jiraStatus ?? 0);
      if (!isHopeless) throw error;
      log.error({ err: error, issueKey }, 'a link to a flow is not attached to its Jira issue');
    }
  });
  return {
    add: (db, issueKey, links) => queue.add(db, { issueKey, links: seal.close(JSON.stringify(links), issueKey) }),
  };
}
