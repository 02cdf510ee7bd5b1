import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { msw } from 'msw/vite';
import { mergeConfig } from 'vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './pages/**/*.mdx',
    './pages/**/*.stories.tsx',
    // The guide of a component comes before its stories.
    '../packages/components/src/**/*.mdx',
    '../packages/components/src/**/*.stories.tsx',
  ],
  // Reference pictures use Linux fonts, so all of them would differ elsewhere.
  previewAnnotations: (entries = []) =>
    process.env.VITEST && process.platform === 'linux'
      ? [...entries, join(import.meta.dirname, 'looks/preview.ts')]
      : entries,
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The second folder has the icon of the product.
  staticDirs: ['../packages/testing/assets', '../examples/app/public'],
  core: { disableTelemetry: true },
  typescript: { reactDocgen: 'react-docgen-typescript' },
  viteFinal: (base) =>
    mergeConfig(base, {
      // Keeps `light-dark()`, whose replacement for older browsers needs a `color-scheme` in the same style sheet.
      build: { cssTarget: ['chrome123', 'firefox124', 'safari17.5'] },
      // Serves the script of the service worker that mocks the API.
      plugins: [msw({ mode: 'worker-only' })],
      // Finds all dependencies before the first story runs, because one discovered later would reload the page of a
      // running test.
      optimizeDeps: {
        entries: [
          '.storybook/preview.tsx',
          '.storybook/pages/**/*.stories.tsx',
          'packages/components/src/**/*.stories.tsx',
        ],
      },
    }),
};

export default config;
