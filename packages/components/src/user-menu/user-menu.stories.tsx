import type { Meta, StoryObj } from '@storybook/react-vite';
import { aCurrentUser } from '@flowlens/testing';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { UserMenu } from './user-menu.js';

const meta = {
  title: 'Session/UserMenu',
  component: UserMenu,
  args: { onSignOut: fn(() => Promise.resolve()) },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'end', alignItems: 'start', minHeight: 160 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof UserMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  parameters: { look: { width: 800 } },
  play: async ({ args, canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Account of Ann Archer' });
    await expect(button).toHaveTextContent('AA');
    await expect(button).toHaveAttribute('title', 'ann@example.com');
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Sign out' })).toBeVisible());
    await expect(args.onSignOut).not.toHaveBeenCalled();
  },
};

export const OpenDark: Story = { ...Open, globals: { theme: 'dark' } };

export const SigningOut: Story = {
  args: { onSignOut: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Account of Ann Archer' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Signing out...' })).toBeVisible());
    await expect(args.onSignOut).toHaveBeenCalledTimes(1);
  },
};

export const WithoutName: Story = {
  parameters: { flowlens: { viewer: aCurrentUser({ name: '' }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Account of ann@example.com' })).toHaveTextContent('?');
  },
};

export const SignedOut: Story = {
  parameters: { flowlens: { viewer: null } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  },
};
