import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { useRootClass } from '../../provider/use-root-class.js';
import { Button } from '../button/button.js';
import { TextField } from '../text-field/text-field.js';
import { Drawer } from './drawer.js';

const meta = {
  title: 'Building blocks/Drawer',
  component: Drawer,
  args: {
    title: 'Create an issue',
    open: false,
    onOpenChange: fn(),
    children: <TextField label="Title" />,
    footer: <Button variant="primary">Submit</Button>,
  },
  render: function Controlled(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <div className={useRootClass()} style={{ minHeight: 480 }}>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Drawer
          {...args}
          open={open}
          onOpenChange={(wanted) => {
            args.onOpenChange(wanted);
            setOpen(wanted);
          }}
        />
      </div>
    );
  },
  // Shown in an iframe on documentation pages, because it covers its page.
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

const isOpen = () => waitFor(() => expect(screen.getByRole('dialog', { name: 'Create an issue' })).toBeVisible());

export const Open: Story = { args: { open: true }, play: isOpen };

export const OpenDark: Story = { ...Open, globals: { theme: 'dark' } };

/** Nothing closes it while a call runs. */
export const Busy: Story = {
  args: { open: true, busy: true },
  play: async ({ userEvent }) => {
    await isOpen();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await isOpen();
  },
};
