import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { videoReady } from './story-video.js';

/** Waits until the page of a flow is complete: the video, the whole timeline, and the markers of both. */
export async function flowViewReady({
  canvas,
  canvasElement,
}: Pick<StoryContext, 'canvas' | 'canvasElement'>): Promise<void> {
  await videoReady(canvasElement);
  await expect(await canvas.findByText('17 events')).toBeVisible();
  await waitFor(() => expect(canvas.getByRole('feed')).toHaveAttribute('aria-busy', 'false'));
  await expect(canvas.getByRole('article', { current: 'time' })).toBeVisible();
  await expect((await canvas.findAllByRole('button', { name: /^Error at / }))[0]).toBeVisible();
}
