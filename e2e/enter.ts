import { expect, type Page } from '@playwright/test';
import { obtainCode } from '../packages/server/src/test-support/sign-in-as.js';

/**
 * Signs somebody in with the calls alone, and comes in as a host leads people in: with the token in the address. The pages of signing
 * in have journeys of their own; before all others they would take a third of the time.
 */
export async function enter(page: Page, email: string, url = process.env.E2E_URL ?? ''): Promise<void> {
  const proof = await obtainCode(url, email);
  const answer = await page.request.post(`${url}/auth/google`, { headers: { origin: url }, data: proof });
  expect(answer.status()).toBe(200);
  const { token } = (await answer.json()) as { token: string };
  await page.goto(`${url}/flowlens#token=${token}`);
}
