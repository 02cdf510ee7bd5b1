import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';

const POLL_MS = 50;
const KIB_PER_MIB = 1024;

/**
 * Memory of the rendering processes, workers included, in MiB: the current use, and the peak until `stop` is called.
 */
export async function watchMemory(browser: Browser): Promise<{ startMib: number; stop: () => number }> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  const residentMib = () => renderers.reduce((sum, id) => sum + processMib(id), 0);
  const startMib = residentMib();
  let peakMib = startMib;
  const timer = setInterval(() => (peakMib = Math.max(peakMib, residentMib())), POLL_MS);
  return {
    startMib,
    stop() {
      clearInterval(timer);
      return peakMib;
    },
  };
}

function processMib(processId: number): number {
  try {
    const status = readFileSync(`/proc/${processId}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / KIB_PER_MIB;
  } catch {
    // A previous page has been closed.
    return 0;
  }
}

/** Returns the heap of a page's main thread after garbage collection, in MiB. */
export async function heapMib(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / (KIB_PER_MIB * KIB_PER_MIB);
}
