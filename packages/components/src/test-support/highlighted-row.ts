import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

/**
 * The row of the script error once it is highlighted, which it stays for some seconds only: so wait for it before what highlights it.
 */
export function highlightedRow({ canvas }: Pick<StoryContext, 'canvas'>): Promise<HTMLElement> {
  return waitFor(async () => {
    const row = canvas.getByRole('article', { name: /TypeError/ });
    await expect(row).toHaveAttribute('data-highlighted');
    return row;
  });
}
