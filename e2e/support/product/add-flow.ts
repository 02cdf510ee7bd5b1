import { expect, type Page } from '@playwright/test';
import { uniqueText } from './unique-text.js';

/** Adds a flow to a project, by default the user's own one, opens the project's gallery and returns the flow's title. */
export async function addFlow(page: Page, name: string, projectId?: string): Promise<string> {
  const title = uniqueText(name);
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const response = await page.request.post('/flowlens/flow', {
    headers: { authorization: `Bearer ${token}` },
    data: { title, recorded_at: new Date().toISOString(), ...(projectId !== undefined && { system_id: projectId }) },
  });
  expect(response.status()).toBe(201);
  const { system_id } = (await response.json()) as { system_id: string };
  await page.goto(`/flowlens?system_id=${system_id}`);
  return title;
}
