import { defineConfig } from '@playwright/test';

const report = process.env.PLAYWRIGHT_REPORT;

/** The built extension against the built server. Each test has a browser with its own profile, one at a time. */
export default defineConfig({
  testDir: '.',
  testIgnore: 'store-pictures/**',
  outputDir: '../../../test-results/extension',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
});
