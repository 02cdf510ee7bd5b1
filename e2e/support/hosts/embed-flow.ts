import type { Browser } from '@playwright/test';
import { signInByCall } from '../product/sign-in-by-call.js';
import { emailOf } from '../../fixtures.js';

export interface EmbedFlow {
  flowId: string;
  projectId: string;
  /** The owner's token. */
  token: string;
  /** Embed key of the project, with which a host's server creates tokens. */
  embedKey: string;
}

/** Signs a demo person in, like the owner of a host, and finds their recorded flow. */
export async function embedFlow(browser: Browser): Promise<EmbedFlow> {
  const page = await browser.newPage();
  await signInByCall(page, emailOf('Ada'));
  const href = (await page.getByRole('link', { name: /checkout/i }).getAttribute('href')) ?? '';
  const flowId = href.split('/').at(-1) ?? '';
  const token = (await page.evaluate(() => localStorage.getItem('accessToken'))) ?? '';
  const response = await page.request.get(`${process.env.E2E_URL}/flowlens/flow/${flowId}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { system_id } = (await response.json()) as { system_id: string };
  const made = await page.request.post(`${process.env.E2E_URL}/systems/${system_id}/embed-keys`, {
    headers: { authorization: `Bearer ${token}` },
    data: { name: 'Host of the journeys' },
  });
  const { key: embedKey } = (await made.json()) as { key: string };
  await page.close();
  return { flowId, projectId: system_id, token, embedKey };
}
