import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { test } from '../../fixtures.js';

export { expect, test } from '../../fixtures.js';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * A named state of the product: reaches it, and checks the visible page with axe. After a violation, the test continues
 * with the next state and fails at its end.
 */
export function expectCleanForAxe(page: Page, state: string, getThere: () => Promise<unknown>): Promise<void> {
  return test.step(`axe: ${state}`, async () => {
    await getThere();
    await movementsToEnd(page);
    const { violations } = await new AxeBuilder({ page })
      // Skips passed rules and frames, which our pages do not have. Both would take most of the time.
      .options({ resultTypes: ['violations'] })
      .setLegacyMode()
      .withTags(RULES)
      .analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n')}`);
    expect.soft(found, state).toEqual([]);
  });
}

/** Half-faded content has too little contrast. Endless animations of loading content are not waited for. */
async function movementsToEnd(page: Page): Promise<void> {
  // Toasts and messages may change while axe runs; with reduced motion they do so without transitions.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
