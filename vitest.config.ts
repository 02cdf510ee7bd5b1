import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumPath } from './scripts/chromium.mjs';

const executablePath = chromiumPath();

/** Every story as a test in a real browser, axe included, on a light or on a dark page. */
function stories(theme: 'light' | 'dark') {
  return {
    plugins: [react(), storybookTest({ configDir: '.storybook' })],
    test: {
      name: `stories-${theme}`,
      env: { STORY_THEME: theme },
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({ launchOptions: { args: ['--no-sandbox'], ...(executablePath && { executablePath }) } }),
        instances: [{ browser: 'chromium' as const, name: `chromium-${theme}` }],
      },
    },
  };
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'packages/{client,core,server}/src/**/*.test.ts',
            'examples/demo-shop/src/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: [
            'packages/{hooks,components,testing}/src/**/*.test.{ts,tsx}',
            'examples/app/src/**/*.test.{ts,tsx}',
          ],
          setupFiles: ['./tooling/vitest-dom-setup.ts'],
          testTimeout: 15_000,
        },
      },
      stories('light'),
      stories('dark'),
    ],
  },
});
