import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumPath } from '../../../scripts/chromium.mjs';

export interface OpenedBrowser {
  context: BrowserContext;
  page: Page;
}

/** Starts a browser with its own profile, which answers the sharing prompt with the requesting tab. */
export async function openBrowser(profile: string, url: string): Promise<OpenedBrowser> {
  const executablePath = chromiumPath();
  const context = await chromium.launchPersistentContext(profile, {
    headless: true,
    viewport: { width: 1280, height: 720 },
    args: ['--no-sandbox', '--auto-accept-this-tab-capture'],
    ...(executablePath && { executablePath }),
  });
  const page = await context.newPage();
  await page.goto(url);
  return { context, page };
}

/** Kills the browser's main process and returns the epoch milliseconds. Its other processes end by themselves. */
export async function killBrowser(profile: string): Promise<number> {
  const browser = processesOf(profile).find(({ command }) => !command.includes('--type='));
  if (!browser) throw new Error(`No browser runs on ${profile}.`);
  const killedAt = Date.now();
  process.kill(browser.id, 'SIGKILL');
  while (processesOf(profile).length > 0) await sleep(50);
  return killedAt;
}

/** Crashes a tab's process and returns the epoch milliseconds. */
export async function crashTab(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  const crashedAt = Date.now();
  // Not awaited, because the browser never responds.
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  return crashedAt;
}

function processesOf(profile: string): { id: number; command: string }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ id: Number(name), command: commandOf(name) }))
    .filter(({ command }) => command.includes(`--user-data-dir=${profile}`));
}

function commandOf(id: string): string {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8');
  } catch {
    // It has already ended.
    return '';
  }
}
