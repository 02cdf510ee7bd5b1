import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumPath } from '../scripts/chromium.mjs';

const executablePath = chromiumPath();
const report = process.env.PLAYWRIGHT_REPORT;

export default defineConfig({
  testDir: './looks',
  outputDir: '../test-results/looks',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // A story without a picture fails; `--update-snapshots` takes new ones.
  updateSnapshots: 'none',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  expect: {
    timeout: 15_000,
    toHaveScreenshot: {
      // Tolerates differences between machines with the same fonts, but not a moved control.
      threshold: 0.12,
      maxDiffPixelRatio: 0.001,
      animations: 'disabled',
      stylePath: join(import.meta.dirname, 'looks/what-differs.css'),
    },
  },
  reporter: report ? [['dot'], ['json', { outputFile: report }]] : [['list']],
  use: {
    launchOptions: { args: ['--no-sandbox'], ...(executablePath && { executablePath }) },
  },
});
