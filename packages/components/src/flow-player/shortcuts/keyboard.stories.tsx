import { FLOW_ID } from '@flowlens/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { videoReady } from '../../test-support/story-video.js';
import { FlowPlayer } from '../flow-player.js';

const meta = {
  title: 'Tests/FlowPlayer by keyboard',
  component: FlowPlayer,
  args: { flowId: FLOW_ID },
} satisfies Meta<typeof FlowPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const KeysOfThePlayer: Story = {
  args: { defaultMuted: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const video = await videoReady(canvasElement);
    canvas.getByRole('region', { name: 'Video player' }).focus();

    await userEvent.keyboard('l');
    await waitFor(() => expect(video.currentTime).toBeCloseTo(5, 1));
    await userEvent.keyboard('j');
    await waitFor(() => expect(video.currentTime).toBeCloseTo(0, 1));
    await userEvent.keyboard('m');
    await expect(video.muted).toBe(false);
    await userEvent.keyboard('m');
    await expect(video.muted).toBe(true);
    await userEvent.keyboard(' ');
    await waitFor(() => expect(video.paused).toBe(false));
    await userEvent.keyboard('k');
    await waitFor(() => expect(video.paused).toBe(true));
  },
};
