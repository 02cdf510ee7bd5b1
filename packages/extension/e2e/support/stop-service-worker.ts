import type { BrowserContext } from '@playwright/test';
import { EXTENSION_ID } from './browser.js';

interface Versions {
  versions: { runningStatus: string }[];
}

/** Stops the service worker of the extension, as the browser does when it is idle. */
export async function stopServiceWorker(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto(`chrome-extension://${EXTENSION_ID}/manifest.json`);
  const session = await context.newCDPSession(page);
  const stopped = new Promise<void>((resolve) =>
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }: Versions) => {
      if (versions.some(({ runningStatus }) => runningStatus === 'stopped')) resolve();
    }),
  );
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await stopped;
  await page.close();
}
