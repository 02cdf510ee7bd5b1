import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { frames } from './frames.js';

/**
 * Waits until all rows are known and the list is drawn with its height, as a user would before scrolling or pressing
 * keys. Returns its rows.
 */
export async function feedDrawn(canvas: StoryContext['canvas']): Promise<HTMLElement[]> {
  await waitFor(() => expect(canvas.getByRole('feed')).toHaveAttribute('aria-busy', 'false'));
  await frames();
  return canvas.getAllByRole('article');
}
