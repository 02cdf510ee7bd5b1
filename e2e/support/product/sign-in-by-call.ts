import { expect, type Page } from '@playwright/test';
import { obtainCode } from '../../../packages/server/test/support/people/sign-in-as.js';

/**
 * Signs in with API calls only, because the sign-in pages would take a third of the time of all journeys. Stores the
 * token as the app does: a token in the URL would show a bar on every page.
 */
export async function signInByCall(page: Page, email: string, url = process.env.E2E_URL ?? ''): Promise<void> {
  const proof = await obtainCode(url, email);
  const response = await page.request.post(`${url}/auth/google`, { headers: { origin: url }, data: proof });
  expect(response.status()).toBe(200);
  const { token } = (await response.json()) as { token: string };
  // A page of the origin without the app, so that nothing reads the storage in the meantime.
  await page.goto(`${url}/livez`);
  await page.evaluate((stored) => localStorage.setItem('accessToken', stored), token);
  await page.goto(`${url}/flowlens`);
}
