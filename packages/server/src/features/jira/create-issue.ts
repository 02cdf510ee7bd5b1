import type { Kysely } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Tables } from '../../platform/database/schema/tables.js';
import type { IssueLink, Jira, NewIssue } from './client/jira.js';
import { JiraFailure, noResponse } from './client/jira-failure.js';
import type { Logger } from '../../platform/logging/logger.js';
import { findCreatedIssue } from './find-created-issue.js';
import {
  type Claim,
  type IssueRequest,
  noteDoubt,
  noteIssue,
  noteLinks,
  releaseClaim,
  takeClaim,
} from './issue-claims.js';
import type { LinkQueue } from './link-queue.js';

/** Maximum time until the caller gets a response: 10 s. */
const CALL_MS = 9_500;
const CLAIM_POLL_MS = 250;
/** Time until Jira's search finds a new issue. */
const SEARCH_LAG_SECONDS = 5;
/** Jira may still create an issue after the connection has ended. It gives up after a minute. */
const JIRA_TIMEOUT_SECONDS = 60;
const LINK_ATTEMPTS = 2;

export interface IssueCreator {
  jira: Jira;
  db: Kysely<Tables>;
  linkQueue: LinkQueue;
  log: Logger;
}

export interface Wanted extends IssueRequest {
  issue: Omit<NewIssue, 'marker' | 'mayExist'>;
  links: IssueLink[];
}

/**
 * Creates an issue exactly once per request, even if the request is repeated or responses get lost. Returns its key.
 *
 * @throws JiraFailure
 */
export async function createIssue(creator: IssueCreator, wanted: Wanted): Promise<string> {
  const signal = AbortSignal.timeout(CALL_MS);
  for (;;) {
    const claim = await takeClaim(creator.db, wanted);
    if (claim) return workOn(creator, { ...wanted, claim, signal });
    await sleep(CLAIM_POLL_MS, undefined, { signal }).catch(() => {
      throw noResponse();
    });
  }
}

interface Work extends Wanted {
  claim: Claim;
  signal: AbortSignal;
}

async function workOn(creator: IssueCreator, work: Work): Promise<string> {
  try {
    const issueKey = work.claim.issue_key ?? (await obtainIssue(creator, work));
    if (!work.claim.links_settled) await settleLinks(creator, { ...work, issueKey });
    return issueKey;
  } finally {
    // A claim that is not released expires, and the issue's fate is reported anyway.
    await releaseClaim(creator.db, work.claim).catch(() => undefined);
  }
}

async function obtainIssue(creator: IssueCreator, work: Work): Promise<string> {
  const { claim, signal } = work;
  const { marker, doubt_seconds: doubtSeconds } = claim;
  const found =
    doubtSeconds === null ? undefined : await findCreatedIssue(creator.jira, { marker, doubtSeconds, signal });
  const issueKey = found ?? (await sendIssue(creator, work));
  // If this is not recorded, the issue stays in doubt and is found by its label.
  await noteIssue(creator.db, claim, issueKey).catch((error: unknown) => {
    creator.log.error({ err: error, issueKey }, 'a new Jira issue could not be recorded');
  });
  return issueKey;
}

/** Sends the issue once. Records the doubt before it, and searches for the issue after a failure. */
async function sendIssue({ jira, db, log }: IssueCreator, { claim, issue, signal }: Work): Promise<string> {
  const holds = await noteDoubt(db, claim, CALL_MS / 1_000 + JIRA_TIMEOUT_SECONDS + SEARCH_LAG_SECONDS);
  if (!holds) throw noResponse();
  try {
    const mayExist = claim.doubt_seconds !== null;
    return await jira.createIssue({ ...issue, marker: claim.marker, mayExist }, signal);
  } catch (error) {
    const isUnchanged = error instanceof JiraFailure && error.isUnchanged;
    await noteDoubt(db, claim, isUnchanged ? 0 : secondsUntilCertain(error));
    const found = isUnchanged || signal.aborted ? undefined : await findIssueOnce(jira, { claim, signal });
    if (found === undefined) throw error;
    log.info({ issueKey: found }, 'a Jira issue was created although the response was lost');
    return found;
  }
}

/** Seconds after which a search without a result is conclusive. */
function secondsUntilCertain(error: unknown): number {
  const isFinished = error instanceof JiraFailure && !error.mayStillRun;
  return isFinished ? SEARCH_LAG_SECONDS : JIRA_TIMEOUT_SECONDS + SEARCH_LAG_SECONDS;
}

/** The caller already gets a failure, so this error does not matter. */
function findIssueOnce(jira: Jira, { claim, signal }: Pick<Work, 'claim' | 'signal'>): Promise<string | undefined> {
  return jira.findIssue(claim.marker, signal).catch(() => undefined);
}

/** The issue exists, so a failure here does not fail the call. */
async function settleLinks(creator: IssueCreator, work: Work & { issueKey: string }): Promise<void> {
  const { db, linkQueue, log } = creator;
  const { issueKey, claim } = work;
  const left: IssueLink[] = [];
  for (const link of work.links) {
    const isAttached = await attach(creator, { ...work, link });
    if (!isAttached) left.push(link);
  }
  try {
    if (left.length > 0) {
      log.warn({ issueKey, links: left.length }, 'links of a Jira issue are attached later');
      await linkQueue.add(db, issueKey, left);
    }
    await noteLinks(db, claim);
  } catch (error) {
    log.error({ err: error, issueKey }, 'links of a Jira issue are lost unless the call is repeated');
  }
}

async function attach(
  { jira }: IssueCreator,
  { issueKey, link, signal }: { issueKey: string; link: IssueLink; signal: AbortSignal },
): Promise<boolean> {
  for (let attempt = 0; attempt < LINK_ATTEMPTS && !signal.aborted; attempt += 1) {
    const isAttached = await jira.attachLink(issueKey, link, signal).then(
      () => true,
      () => false,
    );
    if (isAttached) return true;
  }
  return false;
}
