import { useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { Globals } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';

type PageTheme = 'light' | 'dark';

/** Returns the theme of the toolbar. Pages of documentation need it, because they have no decorators. */
export function usePageTheme(): PageTheme {
  return useSyncExternalStore(subscribe, currentTheme);
}

function subscribe(listener: () => void) {
  const channel = addons.getChannel();
  channel.on(GLOBALS_UPDATED, listener);
  return () => channel.off(GLOBALS_UPDATED, listener);
}

function currentTheme(): PageTheme {
  const channel = addons.getChannel();
  const [last] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as { globals: Globals }[];
  return last?.globals['theme'] === 'dark' ? 'dark' : 'light';
}
