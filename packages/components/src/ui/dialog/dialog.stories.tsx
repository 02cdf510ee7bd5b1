import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { useRootClass } from '../../provider/use-root-class.js';
import { Button } from '../button/button.js';
import { TextField } from '../text-field/text-field.js';
import { Dialog } from './dialog.js';

const meta = {
  title: 'Building blocks/Dialog',
  component: Dialog,
  args: {
    title: 'Create New Project',
    description: 'Flows, tags and members belong to a project.',
    open: false,
    onOpenChange: fn(),
    children: <TextField label="Project Name *" placeholder="My Team Project" />,
    footer: <Button variant="primary">Create Project</Button>,
  },
  render: function Controlled(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <div className={useRootClass()} style={{ minHeight: 320 }}>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog {...args} open={open} onOpenChange={setOpen} />
      </div>
    );
  },
  // Shown in an iframe on documentation pages, because it covers its page.
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  args: { open: true },
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'Create New Project' })).toHaveAccessibleDescription(
      'Flows, tags and members belong to a project.',
    );
  },
};

export const OpenDark: Story = { ...Open, globals: { theme: 'dark' } };

export const WithoutDescription: Story = { args: { open: true, description: undefined } };
