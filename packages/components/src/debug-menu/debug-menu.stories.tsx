import { FLOW_ID } from '@flowlens/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { DebugMenu } from './debug-menu.js';

const meta = {
  title: 'Discuss/DebugMenu',
  component: DebugMenu,
  args: { flowId: FLOW_ID },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'end', alignItems: 'start', minHeight: 180 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DebugMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  parameters: { look: { width: 800 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Debug with AI' }));
    const item = { name: 'Copy Debugging Prompt' };
    await waitFor(() => expect(screen.getByRole('menuitem', item)).toBeVisible());
  },
};

export const Setup: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Debug with AI' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Setup MCP' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'MCP Setup' })).toBeVisible());
  },
};
