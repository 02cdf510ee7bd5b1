import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { applyFonts } from './fonts.js';
import { lookOf, type StoryWithLook } from './look.js';

/** A time after all events in the stories. */
const NOW = new Date('2026-03-04T12:00:00.000Z');
const HEIGHT_PX = 720;

/** Fixes what a picture depends on before the story renders: size, padding, fonts, time and ids. */
export async function fixPage(story: StoryWithLook): Promise<(() => void) | undefined> {
  const look = lookOf(story);
  if (!look) return undefined;
  await page.viewport(look.width, HEIGHT_PX);
  const undo = [await applyFonts(), setPadding(story.parameters.layout), stopClock(), countIds()];
  return () => {
    for (const step of undo) step();
  };
}

/** Gives the page the padding that it has in Storybook. */
function setPadding(layout: string | undefined): () => void {
  const { style } = document.body;
  style.margin = '0';
  style.padding = layout === 'fullscreen' ? '0' : '1rem';
  return () => {
    style.margin = '';
    style.padding = '';
  };
}

/** Stops the clock, but not the timers. */
function stopClock(): () => void {
  vi.setSystemTime(NOW);
  return () => void vi.useRealTimers();
}

/** Replaces random ids, so that a story always has the same ones. */
function countIds(): () => void {
  let made = 0;
  const random = vi.spyOn(crypto, 'randomUUID');
  random.mockImplementation(() => `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`);
  return () => random.mockRestore();
}
