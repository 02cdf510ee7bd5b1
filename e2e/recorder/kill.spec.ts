import { readdirSync, readFileSync, rmSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test';
import { build, preview } from 'vite';
import { chromiumPath } from '../../scripts/chromium.mjs';

const PAGE = join(import.meta.dirname, '../../packages/recorder/src/test-support/kill-page');
/** Random seconds at which the browser is killed: `RECORDER_KILLS=20` for the long run. */
const KILLS = Number(process.env.RECORDER_KILLS ?? 3);
const MIN_SECONDS = 4;
const MAX_SECONDS = 10;

interface OrphanFacts {
  videoEnd: number;
  eventsEnd: number;
  picturesCount: number;
  isWhole: boolean;
  survivesReload: boolean;
}

let url = '';
let closePage = async (): Promise<void> => undefined;
const folders: string[] = [];

test.beforeAll(async () => {
  const outDir = temporaryFolder();
  await build({
    root: PAGE,
    configFile: false,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, target: 'esnext' },
  });
  const served = await preview({
    root: PAGE,
    configFile: false,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  url = served.resolvedUrls?.local[0] ?? '';
  closePage = () => served.close();
});
test.afterAll(async () => {
  await closePage();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

test(`a recording survives ${KILLS} kills of the browser`, async () => {
  const losses: { seconds: number; videoMs: number; eventsMs: number; isWhole: boolean }[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const profile = temporaryFolder();
    const seconds = MIN_SECONDS + Math.random() * (MAX_SECONDS - MIN_SECONDS);
    const killedAt = await recordAndKill(profile, seconds);
    const facts = await visitAgain(profile);
    losses.push({
      seconds: Math.round(seconds * 10) / 10,
      videoMs: Math.round(killedAt - facts.videoEnd),
      eventsMs: Math.round(killedAt - facts.eventsEnd),
      isWhole: facts.isWhole,
    });
    expect(facts.survivesReload).toBe(true);
    expect(facts.picturesCount).toBeGreaterThan(10);
  }
  test.info().annotations.push({ type: 'losses', description: JSON.stringify(losses) });
  console.table(losses);
  for (const { videoMs, eventsMs } of losses) {
    expect(videoMs).toBeLessThanOrEqual(2_000);
    expect(eventsMs).toBeLessThanOrEqual(500);
  }
});

async function recordAndKill(profile: string, seconds: number): Promise<number> {
  const { context, page } = await open(profile);
  await page.evaluate(() => (window as unknown as { recordCanvas: () => Promise<void> }).recordCanvas());
  await sleep(seconds * 1_000);
  const browser = browserOf(profile);
  const killedAt = Date.now();
  process.kill(browser, 'SIGKILL');
  await context.close().catch(() => undefined);
  while (processesOf(profile).length > 0) await sleep(50);
  return killedAt;
}

async function visitAgain(profile: string): Promise<OrphanFacts> {
  const { context, page } = await open(profile);
  const facts = await page.evaluate(() =>
    (window as unknown as { readOrphan: () => Promise<OrphanFacts> }).readOrphan(),
  );
  await context.close();
  return facts;
}

async function open(profile: string): Promise<{ context: BrowserContext; page: Page }> {
  const executablePath = chromiumPath();
  const context = await chromium.launchPersistentContext(profile, {
    headless: true,
    args: ['--no-sandbox'],
    ...(executablePath && { executablePath }),
  });
  const page = await context.newPage();
  await page.goto(url);
  return { context, page };
}

/** The main process of the browser that runs on a profile. */
function browserOf(profile: string): number {
  const browser = processesOf(profile).find(({ command }) => !command.includes('--type='));
  if (!browser) throw new Error(`No browser runs on ${profile}.`);
  return browser.id;
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
    // It has ended meanwhile.
    return '';
  }
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'flowlens-kill-'));
  folders.push(folder);
  return folder;
}
