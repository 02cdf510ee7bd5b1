import { FLOW_ID } from '@flowlens/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { ShareButton } from './share-button.js';

const meta = {
  title: 'Share/ShareButton',
  component: ShareButton,
  args: { flowId: FLOW_ID, flowUrl: `https://flowlens.example/flowlens/flow/${FLOW_ID}` },
} satisfies Meta<typeof ShareButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Opens: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    const dialog = await screen.findByRole('dialog', { name: 'Share Flow' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
