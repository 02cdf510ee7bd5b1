import { translatePage } from '../tooling/translate-page.js';

/** Translates the page of every story in the dark run, so that translation needs no separate run. */
export function translateInDark(): (() => void) | undefined {
  return import.meta.env['STORY_THEME'] === 'dark' ? translatePage() : undefined;
}
