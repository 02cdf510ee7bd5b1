import { anAppConfig, FLOW_ID } from '@flowlens/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { JiraButton } from './jira-button.js';

const meta = {
  title: 'Discuss/JiraButton',
  component: JiraButton,
  args: { flowId: FLOW_ID, onOpen: fn() },
} satisfies Meta<typeof JiraButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Connected: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Link to Jira' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const ConnectedDark: Story = { ...Connected, globals: { theme: 'dark' } };

/** Nothing is rendered. */
export const NotConnected: Story = {
  parameters: { flowlens: { config: anAppConfig({ jira_enabled: false }) } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button')).not.toBeInTheDocument());
  },
};
