import { defineConfig } from '@playwright/test';

const report = process.env.PLAYWRIGHT_REPORT;

/** Recorders with crashes and lost connections. The tests start their browsers, each with its own profile. */
export default defineConfig({
  testDir: './recorder',
  outputDir: '../test-results/recorder',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  // Twenty kills take some minutes.
  timeout: 1_200_000,
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
});
