import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

/** Adds a flow to the own project of whoever is signed in, opens that project's gallery, and tells the flow's title. */
export async function addFlow(page: Page, name: string): Promise<string> {
  const title = `${name} ${randomUUID().slice(0, 8)}`;
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const answer = await page.request.post('/flowlens/flow', {
    headers: { authorization: `Bearer ${token}` },
    data: { title, recorded_at: new Date().toISOString() },
  });
  expect(answer.status()).toBe(201);
  const { system_id } = (await answer.json()) as { system_id: string };
  await page.goto(`/flowlens?system_id=${system_id}`);
  return title;
}
