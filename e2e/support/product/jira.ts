import type { FakeIssue } from '../../../packages/server/test/support/jira/fake-jira-store.js';
import type { FakeJira } from '../../../packages/server/test/support/jira/fake-jira.js';

type Fail = Parameters<FakeJira['fail']>;

/** Journey's instruction to the Jira stand-in. */
export type JiraOrder = { issuesTitled: string } | { fail: Fail[0]; fault: Fail[1]; options: Fail[2] };

/** Returns the stand-in's issues with a title. */
export function issuesTitled(title: string): Promise<FakeIssue[]> {
  return order({ issuesTitled: title }) as Promise<FakeIssue[]>;
}

/** Makes the next calls of an operation fail. */
export async function failJira(fail: Fail[0], fault: Fail[1], options?: Fail[2]): Promise<void> {
  await order({ fail, fault, options });
}

async function order(wish: JiraOrder): Promise<unknown> {
  const response = await fetch(process.env.E2E_JIRA ?? '', { method: 'POST', body: JSON.stringify(wish) });
  if (!response.ok) throw new Error(`Jira's stand-in: ${await response.text()}`);
  return response.json();
}
