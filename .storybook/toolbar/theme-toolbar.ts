import type { DecoratorFunction, GlobalTypes } from 'storybook/internal/types';
import type { ReactRenderer } from '@storybook/react-vite';

export const themeToolbar = {
  description: 'Colour scheme of the page',
  toolbar: {
    title: 'Theme',
    icon: 'mirror',
    items: [
      { value: 'light', title: 'Light', icon: 'sun' },
      { value: 'dark', title: 'Dark', icon: 'moon' },
    ],
    dynamicTitle: true,
  },
} satisfies GlobalTypes[string];

/** Sets the page's `color-scheme` and background, as a host would; the components follow. */
export const themeDecorator: DecoratorFunction<ReactRenderer> = (story, { globals }) => {
  document.documentElement.style.colorScheme = globals['theme'] === 'dark' ? 'dark' : 'light';
  document.body.style.background = 'light-dark(#fff, #111114)';
  return story();
};
