import type { Browser, Page } from 'playwright';
import { median } from '../median.js';
import { heapMib, watchMemory } from './memory-of.js';
import type { BenchPage } from './serve-page.js';

/** Small files finish so fast that chance matters. */
const ROUNDS = { small: 15, large: 5 };
const SMALL_EVENTS = 10_000;
/** A browser that has just opened a page is busy for a while. */
const SETTLED_MS = 1_500;
const MB = 1e6;
const BYTES_PER_MIB = 1024 * 1024;
/** Maximum size of a string, in bytes. */
const TEXT_MAX_BYTES = 512 * 1024 * 1024;

interface Loading {
  firstRowsMs: number;
  completeMs: number;
  longestBlockMs: number;
  heapMib: number;
  peakMib: number;
  engineFirstRowsMs: number;
  engineCompleteMs: number;
}

/** A line of the table: medians of several rounds. */
export async function measureLoading(browser: Browser, site: BenchPage, eventCount: number): Promise<string> {
  const bytes = site.addTimeline(eventCount);
  const path = `/${eventCount}.json`;
  const rounds: Loading[] = [];
  const plainMs: number[] = [];
  const count = eventCount > SMALL_EVENTS ? ROUNDS.large : ROUNDS.small;
  for (let round = 0; round < count; round += 1) {
    const engine = await onNewPage(browser, site, (page) =>
      page.evaluate((url) => window.bench.loadByEngine(url), path),
    );
    const panel = await onNewPage(browser, site, (page) => loadOurs(browser, page, path));
    rounds.push({ ...panel, engineFirstRowsMs: engine.firstRowsMs, engineCompleteMs: engine.completeMs });
    if (bytes < TEXT_MAX_BYTES) plainMs.push(await onNewPage(browser, site, (page) => loadPlainly(page, path)));
  }
  const of = (key: keyof Loading) => median(rounds.map((round) => round[key]));
  const plain = median(plainMs);
  const ratio = (ms: number) => (plainMs.length > 0 ? (ms / plain).toFixed(2) : '');
  const cells = [
    eventCount.toLocaleString('en-US'),
    (bytes / MB).toFixed(1),
    plainMs.length > 0 ? plain.toFixed(0) : 'impossible',
    of('engineFirstRowsMs').toFixed(0),
    of('engineCompleteMs').toFixed(0),
    ratio(of('engineCompleteMs')),
    of('firstRowsMs').toFixed(0),
    of('completeMs').toFixed(0),
    ratio(of('completeMs')),
    of('longestBlockMs').toFixed(0),
    of('heapMib').toFixed(1),
    ((of('peakMib') * BYTES_PER_MIB) / bytes).toFixed(2),
  ];
  return `| ${cells.join(' | ')} |`;
}

async function onNewPage<Result>(browser: Browser, site: BenchPage, run: (page: Page) => Promise<Result>) {
  const page = await browser.newPage({ viewport: { width: 800, height: 760 } });
  try {
    await page.goto(site.url);
    await page.waitForTimeout(SETTLED_MS);
    return await run(page);
  } finally {
    await page.close();
  }
}

async function loadOurs(browser: Browser, page: Page, path: string) {
  const heapBefore = await heapMib(page);
  const memory = await watchMemory(browser);
  const measured = await page.evaluate((url) => window.bench.loadOurs(url), path);
  const peakMib = memory.stop() - memory.startMib;
  return { ...measured, peakMib, heapMib: (await heapMib(page)) - heapBefore };
}

function loadPlainly(page: Page, path: string): Promise<number> {
  return page.evaluate((url) => window.bench.loadPlainly(url), path);
}
