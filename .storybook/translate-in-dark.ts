import { translatePage } from '../tooling/translate-page.js';

/** Runs every story of the dark run on a page that the browser translates: no other run of all stories is needed. */
export function translateInDark(): (() => void) | undefined {
  return import.meta.env['STORY_THEME'] === 'dark' ? translatePage() : undefined;
}
