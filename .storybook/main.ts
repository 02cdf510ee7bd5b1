import type { StorybookConfig } from '@storybook/react-vite';
import { msw } from 'msw/vite';
import { mergeConfig } from 'vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './pages/*.mdx',
    './pages/*.stories.tsx',
    '../packages/components/src/**/*.stories.tsx',
    '../packages/components/src/**/*.mdx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['../packages/testing/assets'],
  core: { disableTelemetry: true },
  typescript: { reactDocgen: 'react-docgen-typescript' },
  viteFinal: (base) =>
    mergeConfig(base, {
      // Serves the script of the service worker that answers the stories' calls.
      plugins: [msw({ mode: 'worker-only' })],
      // All dependencies are found before the first story runs: one that turns up later reloads the page of a running test.
      optimizeDeps: {
        entries: [
          '.storybook/preview.tsx',
          '.storybook/pages/*.stories.tsx',
          'packages/components/src/**/*.stories.tsx',
        ],
      },
    }),
};

export default config;
