import { defineConfig } from '@playwright/test';
import { headlessChromiumPath } from '../scripts/chromium.mjs';

const executablePath = headlessChromiumPath();
const report = process.env.PLAYWRIGHT_REPORT;

export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results/journeys',
  globalSetup: './support/product/start-product.ts',
  // One for each core: with three, other tabs hear of a renewed token too late now and then.
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    // Set by `start-product.ts`; every worker reads this file again.
    ...(process.env.E2E_URL && { baseURL: process.env.E2E_URL }),
    viewport: { width: 1440, height: 900 },
    // Tracing every journey, kept or not, would double the time: request it with `--trace`.
    screenshot: 'only-on-failure',
    launchOptions: {
      args: ['--no-sandbox', '--disable-background-networking', '--autoplay-policy=no-user-gesture-required'],
      ...(executablePath && { executablePath }),
    },
  },
});
