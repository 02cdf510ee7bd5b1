import { expect, type Page } from '@playwright/test';
import { changeDatabase } from './database.js';

/** Number of simultaneous announcements. */
const AT_ONCE = 20;

interface NewFlow {
  title: string;
  tag_ids?: string[];
}

/** Calls the API as the signed-in user. */
export async function callApi<Answer>(page: Page, path: string, data: object): Promise<Answer> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const response = await page.request.post(path, { headers: { authorization: `Bearer ${token}` }, data });
  expect(response.status()).toBeLessThan(300);
  return (await response.json()) as Answer;
}

/** Adds flows to the user's own project, the oldest first. Returns the project. */
export async function addFlows(page: Page, flows: readonly NewFlow[]): Promise<string> {
  const startMs = Date.now() - flows.length * 1_000;
  let projectId = '';
  const ids: string[] = [];
  for (let from = 0; from < flows.length; from += AT_ONCE) {
    const batch = flows.slice(from, from + AT_ONCE);
    const made = await Promise.all(
      batch.map((flow, offset) =>
        callApi<{ id: string; system_id: string }>(page, '/flowlens/flow', {
          ...flow,
          recorded_at: new Date(startMs + (from + offset) * 1_000).toISOString(),
        }),
      ),
    );
    projectId = made[0]?.system_id ?? projectId;
    ids.push(...made.map(({ id }) => id));
  }
  // Concurrent announcements are stored in any order.
  await changeDatabase('update flows set created_at = recorded_at where id = any($1)', [ids]);
  return projectId;
}
