import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import drawerStories from './drawer.stories.js';
import { Drawer } from './drawer.js';

const meta = { ...drawerStories, title: 'Tests/Drawer closes', component: Drawer } satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** The focus moves in, stays in, and returns. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const ByButton: Story = {
  args: { open: true },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Create an issue' });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await isClosed();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};
