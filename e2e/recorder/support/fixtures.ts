import { rmSync } from 'node:fs';
import { type Page, test as base } from '@playwright/test';
import { openBrowser } from './browser.js';
import { type ServedPage, servePage } from './serve-page.js';
import { type RunningServer, startServer } from './start-server.js';
import { temporaryFolder } from './temporary-folder.js';

export { expect } from '@playwright/test';

interface WorkerFixtures {
  hosted: ServedPage;
  server: RunningServer;
  /** Address of the page that records itself, with server and token. */
  address: string;
}

interface RecorderFixtures {
  /** Profile folder of a browser. */
  profile: string;
  /** The page that records itself, in a browser with that profile. */
  page: Page;
}

/** Recorders run in a separate browser, with a server in a separate process. */
export const test = base.extend<RecorderFixtures, WorkerFixtures>({
  hosted: [
    // Playwright reads the names of the requested fixtures from this pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const hosted = await servePage();
      await use(hosted);
      await hosted.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ hosted }, use) => {
      const server = await startServer(hosted.url);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  address: [
    ({ hosted, server }, use) => use(`${hosted.url}#server=${encodeURIComponent(server.url)}&token=${server.token}`),
    { scope: 'worker' },
  ],
  // eslint-disable-next-line no-empty-pattern
  profile: async ({}, use) => {
    const profile = temporaryFolder('profile');
    await use(profile);
    rmSync(profile, { recursive: true, force: true });
  },
  page: async ({ profile, address }, use) => {
    const { context, page } = await openBrowser(profile, address);
    await use(page);
    await context.close();
  },
});
