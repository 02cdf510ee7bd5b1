import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { useRootClass } from '../../provider/use-root-class.js';
import { Button } from '../button/button.js';
import { ConfirmDialog } from './confirm-dialog.js';

const meta = {
  title: 'Building blocks/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    title: 'Leave Project',
    description:
      'Are you sure you want to leave "Web shop"? You will need to be re-invited to access this project again.',
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
  },
  render: function Controlled(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <div className={useRootClass()} style={{ minHeight: 280 }}>
        <Button onClick={() => setOpen(true)}>Ask</Button>
        <ConfirmDialog {...args} open={open} onOpenChange={setOpen} />
      </div>
    );
  },
  // Shown in an iframe on documentation pages, because it covers its page.
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm' })).toHaveFocus());
  },
};

export const Destructive: Story = {
  parameters: { look: { width: 800 } },
  args: {
    title: 'Delete Project',
    description:
      'Are you sure you want to delete "Web shop"? This will permanently delete all flows, tags, and comments. This action cannot be undone.',
    confirmText: 'Delete',
    destructive: true,
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

export const Pending: Story = { args: { ...Destructive.args, pending: true, pendingText: 'Deleting...' } };

export const LongName: Story = {
  args: { ...Destructive.args, description: `Are you sure you want to delete "${'x'.repeat(200)}"?` },
};
