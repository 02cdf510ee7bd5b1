import { FLOW_ID } from '@flowlens/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { flowViewReady } from '../../../packages/components/src/test-support/flow-view-ready.js';
import { videoReady } from '../../../packages/components/src/test-support/story-video.js';
import { BugReport } from './examples/bug-report.js';
import { Ticket } from './examples/ticket.js';

/** Live examples of the embedding page, which shows the source of their components. */
const meta = {
  title: 'Guide/Embedding examples',
  component: BugReport,
  args: { flowId: FLOW_ID },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs', '!dev'],
} satisfies Meta<typeof BugReport>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WholeFlow: Story = { play: flowViewReady };

export const Parts: Story = {
  render: Ticket,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const video = await videoReady(canvasElement);
    await userEvent.click((await canvas.findAllByRole('button', { name: /^0:0[1-9]/ }))[0]!);
    await waitFor(() => expect(video.currentTime).toBeGreaterThan(0.5));
  },
};
