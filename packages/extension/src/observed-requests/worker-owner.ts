import { browser } from 'wxt/browser';
import { originPattern } from '../connection/server-address.js';

/** Tab that a request without a tab belongs to. `unclear`: it may be the recorded tab or another one. */
export type WorkerOwner = 'recorded' | 'unclear' | 'other';

/** Returns the owner of a worker that serves every tab of its origin, from the open tabs of that origin. */
export function workerOwner(openTabs: readonly number[], recordedTab: number): WorkerOwner {
  if (!openTabs.includes(recordedTab)) return 'other';
  return openTabs.length === 1 ? 'recorded' : 'unclear';
}

/** Finds the current owner of the service worker or shared worker of an origin. */
export async function findWorkerOwner(origin: string | undefined, recordedTab: number): Promise<WorkerOwner> {
  if (!origin?.startsWith('http')) return 'other';
  const tabs = await browser.tabs.query({ url: originPattern(origin) });
  return workerOwner(
    tabs.flatMap(({ id }) => id ?? []),
    recordedTab,
  );
}
