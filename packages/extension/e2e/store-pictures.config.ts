import { defineConfig } from '@playwright/test';

/** Makes the pictures of the store listing: not a test, so no step of `npm test` runs it. */
export default defineConfig({
  testDir: '.',
  testMatch: 'store-pictures/*.spec.ts',
  outputDir: '../../../test-results/store',
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 20_000 },
});
