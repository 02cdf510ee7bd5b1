import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { RoleBadge } from './role-badge.js';

const meta = {
  title: 'Projects/RoleBadge',
  component: RoleBadge,
  args: { standing: 'owner' },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 240, display: 'flex', justifyContent: 'center', alignItems: 'start' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RoleBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Owner: Story = {};
export const Admin: Story = { args: { standing: 'admin' } };
export const Contributor: Story = { args: { standing: 'contributor' } };

export const Authorities: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Owner' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Manage members and invitations');
  },
};
