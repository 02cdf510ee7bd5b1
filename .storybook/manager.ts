import { addons, type State } from 'storybook/manager-api';
import { darkTheme, lightTheme } from './brand/brand-theme.js';

const prefersDark = matchMedia('(prefers-color-scheme: dark)');

function applyTheme() {
  addons.setConfig({
    theme: prefersDark.matches ? darkTheme : lightTheme,
    // Pages of the guide have neither controls nor actions.
    layoutCustomisations: { showPanel: ({ storyId }: State, byDefault: boolean) => byDefault && !isGuide(storyId) },
  });
}

function isGuide(storyId: string | undefined): boolean {
  return storyId?.startsWith('guide-') === true;
}

applyTheme();
