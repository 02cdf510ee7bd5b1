import { de } from '@flowlens/core/messages/de';
import type { GlobalTypes, Globals } from 'storybook/internal/types';

export const localeToolbar = {
  description: 'Language of the components',
  toolbar: {
    title: 'Language',
    icon: 'globe',
    items: [
      { value: 'en', title: 'English' },
      { value: 'de', title: 'Deutsch' },
    ],
    dynamicTitle: true,
  },
} satisfies GlobalTypes[string];

export const directionToolbar = {
  description: 'Direction that the page is read in',
  toolbar: {
    title: 'Direction',
    icon: 'transfer',
    items: [
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ],
    dynamicTitle: true,
  },
} satisfies GlobalTypes[string];

/** Sets the page's language and direction, as a host would; returns the provider's props for the language. */
export function speak({ locale, direction }: Globals) {
  document.documentElement.lang = locale === 'de' ? 'de' : 'en';
  document.documentElement.dir = direction === 'rtl' ? 'rtl' : 'ltr';
  return locale === 'de' ? { messages: de, locale: 'de-DE' } : {};
}
