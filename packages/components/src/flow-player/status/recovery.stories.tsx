import { aFlow, FLOW_ID } from '@flowlens/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { videoReady } from '../../test-support/story-video.js';
import { FlowPlayer } from '../flow-player.js';

const meta = {
  title: 'Tests/FlowPlayer recovers',
  component: FlowPlayer,
  args: { flowId: FLOW_ID },
} satisfies Meta<typeof FlowPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An expired address: a retry reloads the flow and continues with the new address. */
export const RecoversFromFailure: Story = {
  parameters: {
    msw: {
      handlers: [
        http.get('*/flowlens/flow/:id', () => HttpResponse.json(aFlow({ video_url: '/clip-thumbnail.jpg' })), {
          once: true,
        }),
      ],
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await videoReady(canvasElement);
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
  },
};
