import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { videoReady } from '../test-support/story-video.js';
import flowViewStories from './flow-view.stories.js';
import { FlowView } from './flow-view.js';

const meta = { ...flowViewStories, title: 'Tests/FlowView and its host', component: FlowView } satisfies Meta<
  typeof FlowView
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shortcuts that jump between markers leave the focus in the player, so that they can be repeated. */
export const MarkToMark: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await videoReady(canvasElement);
    const player = canvas.getByRole('button', { name: 'Play' });
    await canvas.findByRole('button', { name: /^Error at 0:06/ });
    player.focus();

    await userEvent.keyboard('e');
    await waitFor(() => expect(args.onMarkerSelect).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(canvasElement.querySelector('[data-highlighted]')).toBeVisible());
    await expect(player).toHaveFocus();

    await userEvent.keyboard('e');
    await waitFor(() => expect(args.onMarkerSelect).toHaveBeenCalledTimes(2));
    await expect(player).toHaveFocus();
  },
};

/** The host controls the tab. */
export const ControlledTab: Story = {
  args: { tab: 'timeline-comments' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Device Info' }));
    await expect(args.onTabChange).toHaveBeenCalledWith('device-info');
    await expect(canvas.getByRole('tab', { name: /Comments/, selected: true })).toBeVisible();
  },
};
