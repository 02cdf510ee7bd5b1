import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { McpSetupButton } from './mcp-setup-button.js';

const meta = { title: 'Discuss/McpSetupButton', component: McpSetupButton } satisfies Meta<typeof McpSetupButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Setup' })).toBeVisible();
  },
};

export const Pressed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Setup' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};
