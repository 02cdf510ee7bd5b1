import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { RoleHelp } from './role-help.js';

const meta = {
  title: 'Projects/RoleHelp',
  component: RoleHelp,
  decorators: [
    (Story) => (
      <div style={{ minHeight: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RoleHelp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Role Authorities' });
    await expect(button).toHaveFocus();
    // The ring needs the tokens, which stand on the roots of our components alone.
    await expect(getComputedStyle(button).outlineStyle).toBe('solid');
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Role Authorities' }));
    await expect(await screen.findByRole('dialog', { name: 'Role Authorities' })).toHaveTextContent('Contributor');
  },
};
