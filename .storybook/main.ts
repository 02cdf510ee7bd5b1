import type { StorybookConfig } from '@storybook/react-vite';
import { msw } from 'msw/vite';
import { mergeConfig } from 'vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/components/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['../packages/testing/assets'],
  core: { disableTelemetry: true },
  typescript: { reactDocgen: 'react-docgen' },
  // Serves the script of the service worker that answers the stories' calls.
  viteFinal: (base) => mergeConfig(base, { plugins: [msw({ mode: 'worker-only' })] }),
};

export default config;
