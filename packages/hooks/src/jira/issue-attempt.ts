import type { CreateJiraIssueInput, FlowLensClient, JiraIssue } from '@flowlens/client';
import { mayHaveWorked } from '@flowlens/core/failures';
import { FLOW_LINK_TITLE, type JiraForm } from '@flowlens/core/validation';
import { randomKey } from '../mutations/random-key.js';

/** State kept between attempts, so that repeated attempts create one link and one issue. */
export interface IssueAttempt {
  flowId: string;
  shareKey: string;
  /** Set once a share link was created, even if the issue then failed. */
  shareUrl: string | null;
  /** JSON of the issue that `issueKey` was sent with. */
  issue: string;
  issueKey: string;
}

export function newAttempt(flowId: string): IssueAttempt {
  return { flowId, shareKey: randomKey(), shareUrl: null, issue: '', issueKey: randomKey() };
}

/** Creates a public link to the flow, then an issue that contains it. */
export async function makeIssue(client: FlowLensClient, attempt: IssueAttempt, form: JiraForm): Promise<JiraIssue> {
  const url = attempt.shareUrl ?? (await share(client, attempt));
  attempt.shareUrl = url;
  const input: CreateJiraIssueInput = {
    ...form,
    flow_id: attempt.flowId,
    hyperlinks_to_attach: [{ url, title: FLOW_LINK_TITLE }],
  };
  const issue = JSON.stringify(input);
  if (attempt.issue !== issue) Object.assign(attempt, { issue, issueKey: randomKey() });
  return renewKeyIfRejected(
    () => client.jira.createIssue(input, { idempotencyKey: attempt.issueKey }),
    () => (attempt.issueKey = randomKey()),
  );
}

async function share(client: FlowLensClient, attempt: IssueAttempt): Promise<string> {
  const link = await renewKeyIfRejected(
    () => client.flows.share(attempt.flowId, { idempotencyKey: attempt.shareKey }),
    () => (attempt.shareKey = randomKey()),
  );
  return link.share_url;
}

/** Makes a call with an idempotency key. A rejected call had no effect, so the next attempt needs another key. */
async function renewKeyIfRejected<Data>(call: () => Promise<Data>, renewKey: () => void): Promise<Data> {
  try {
    return await call();
  } catch (error) {
    if (!mayHaveWorked(error)) renewKey();
    throw error;
  }
}
