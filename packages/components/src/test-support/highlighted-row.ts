import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

/**
 * Finds the row of the script error once it is highlighted. The highlight lasts only some seconds, so start waiting before
 * the action that causes it.
 */
export function highlightedRow({ canvas }: Pick<StoryContext, 'canvas'>): Promise<HTMLElement> {
  return waitFor(async () => {
    const row = canvas.getByRole('article', { name: /TypeError/ });
    await expect(row).toHaveAttribute('data-highlighted');
    return row;
  });
}
