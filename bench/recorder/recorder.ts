// Prints how much recording costs the main thread of a page, as ratios to the same load without the recorder in the
// same run. Not part of the tests.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium } from 'playwright';
import { headlessChromiumPath } from '../../scripts/chromium.mjs';
import { servePage } from '../../e2e/support/hosts/serve-page.js';
import { countWakeups } from './count-wakeups.js';
import type { LoadName } from './recorder-page/loads.js';
import { serveJson } from './serve-json.js';

const ROUNDS = 4;
const PORT = 4_907;
const SETTLE_MS = 300;
const START_MS = 2_000;
const IDLE_MS = 10_000;

const LOADS: readonly { load: LoadName; title: string; bar: number }[] = [
  { load: 'smallFetches', title: '100 fetches of 2 KB JSON', bar: 1.4 },
  { load: 'largeFetches', title: '30 fetches of 100 KB JSON', bar: 2 },
  { load: 'consoleLogs', title: '500 console.log', bar: 1.8 },
  { load: 'domInserts', title: '1,000 DOM inserts', bar: 1.05 },
];
const MODES = ['', '#recording'] as const;
type Mode = (typeof MODES)[number];

const executablePath = headlessChromiumPath();
await using json = await serveJson();
const served = await servePage('../bench/recorder/recorder-page', { port: PORT, proxy: { '/api': json.origin } });
const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) });
try {
  const times = await measureLoads(browser);
  console.log('\n| load | without ms | recording ms | ratio | bar | |');
  console.log('|---|--:|--:|--:|--:|---|');
  for (const { load, title, bar } of LOADS) {
    const [without, recording] = MODES.map((mode) => meanOfLowerTwo(times.get(`${load}${mode}`) ?? []));
    const ratio = (recording ?? Number.NaN) / (without ?? Number.NaN);
    const cells = [title, without?.toFixed(1), recording?.toFixed(1), ratio.toFixed(2), bar, verdict(ratio, bar)];
    console.log(`| ${cells.join(' | ')} |`);
  }
  const [bare, installed] = [await wakeupsPerSecond(browser, ''), await wakeupsPerSecond(browser, '#installed')];
  const added = installed - bare;
  console.log('\n| idle page | without | installed | added | bar | |');
  console.log('|---|--:|--:|--:|--:|---|');
  const rates = [bare, installed, added].map((rate) => rate.toFixed(2));
  console.log(`| wake-ups per second | ${rates.join(' | ')} | 0 | ${verdict(added, 0)} |`);
} finally {
  await browser.close();
  await served.stop();
}

async function measureLoads(browser: Browser): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>();
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [load, mode] of visitsOf(round)) {
      const ms = await mainThreadMs(browser, load, mode);
      // Skips round 0, which fills the caches of compiled code.
      if (round > 0) times.set(`${load}${mode}`, [...(times.get(`${load}${mode}`) ?? []), ms]);
    }
  return times;
}

/** Alternates the order of the modes, so that both get the same good and bad moments of the machine. */
function visitsOf(round: number): [LoadName, Mode][] {
  const modes = round % 2 ? MODES.toReversed() : MODES;
  return modes.flatMap((mode) => LOADS.map(({ load }): [LoadName, Mode] => [load, mode]));
}

/** Returns the main thread's CPU time in tasks during one load, in milliseconds. */
async function mainThreadMs(browser: Browser, load: LoadName, mode: Mode): Promise<number> {
  await using context = await browser.newContext();
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const taskSeconds = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };
  await page.goto(`${served.url}/${mode}`);
  await page.evaluate(() => window.recorderBench.ready);
  await sleep(SETTLE_MS);
  const before = await taskSeconds();
  await page.evaluate((name) => window.recorderBench.run(name), load);
  // Long enough for the last batch of events to be written.
  await sleep(SETTLE_MS);
  const after = await taskSeconds();
  const eventsCount = await page.evaluate(() => window.recorderBench.eventsCount());
  if (mode === '#recording' && load !== 'domInserts' && eventsCount === 0) throw new Error(`${load} was not recorded`);
  return (after - before) * 1_000;
}

async function wakeupsPerSecond(browser: Browser, mode: '' | '#installed'): Promise<number> {
  await using context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${served.url}/${mode}`);
  await page.evaluate(() => window.recorderBench.ready);
  // Starting the worker of the recordings is not idle time.
  await sleep(START_MS);
  return (await countWakeups(browser, page, IDLE_MS)) / (IDLE_MS / 1_000);
}

function meanOfLowerTwo(values: readonly number[]): number {
  const [low = Number.NaN, second = Number.NaN] = values.toSorted((a, b) => a - b);
  return (low + second) / 2;
}

function verdict(value: number, bar: number): string {
  return value <= bar ? 'reached' : 'missed';
}
