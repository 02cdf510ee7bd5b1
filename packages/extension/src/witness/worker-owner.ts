import { browser } from 'wxt/browser';
import { originPattern } from '../connection/server-address.js';

/** Tab that a request without a tab belongs to. `unclear`: to the recorded tab or to another one. */
export type WorkerOwner = 'recorded' | 'unclear' | 'other';

/** Returns the owner of a worker that serves every tab of its origin, by the tabs of that origin that are open. */
export function workerOwner(openTabs: readonly number[], recordedTab: number): WorkerOwner {
  if (!openTabs.includes(recordedTab)) return 'other';
  return openTabs.length === 1 ? 'recorded' : 'unclear';
}

/** Reads who owns the service worker or shared worker of an origin at this moment. */
export async function findWorkerOwner(origin: string | undefined, recordedTab: number): Promise<WorkerOwner> {
  if (!origin?.startsWith('http')) return 'other';
  const tabs = await browser.tabs.query({ url: originPattern(origin) });
  return workerOwner(
    tabs.flatMap(({ id }) => id ?? []),
    recordedTab,
  );
}
