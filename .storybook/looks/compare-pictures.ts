import { expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import { addStyle } from './add-style.js';
import { type Look, lookOf, type StoryWithLook } from './look.js';
import { mediaDrawn } from './media-drawn.js';
import unsteady from './unsteady.css?inline';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Returns whether Vitest runs with `--update`. */
    updatesPictures: () => Promise<boolean>;
  }
}

/** Compares a rendered story with its pictures. The components take their colours from the page's `color-scheme`. */
export async function comparePictures(story: StoryWithLook): Promise<void> {
  const look = lookOf(story);
  if (!look) return;
  await mediaDrawn();
  const root = document.documentElement.style;
  const restored = addStyle(unsteady);
  try {
    const light = pictureName(story.id, look, 'light');
    await expect(page).toMatchScreenshot(light);
    if (look.detects) await expectToDetect(look.detects, light);
    root.colorScheme = 'dark';
    await expect(page).toMatchScreenshot(pictureName(story.id, look, 'dark'));
  } finally {
    root.colorScheme = 'light';
    restored();
  }
}

/** Checks that a picture would fail if the style sheet had a mistake. */
async function expectToDetect(mistake: string, picture: string): Promise<void> {
  // An update would accept the mistake.
  if (await commands.updatesPictures()) return;
  const corrected = addStyle(mistake);
  try {
    await expect(expect(page).toMatchScreenshot(picture)).rejects.toThrow(/pixels .* differ/);
  } finally {
    corrected();
  }
}

/** Vitest would shorten the `--` of an id in a name; the configuration restores it from the slash. */
function pictureName(id: string, { width }: Look, theme: 'light' | 'dark'): string {
  return `${id.replace('--', '/')}-${width}-${theme}`;
}
