import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { useRootClass } from '../../provider/use-root-class.js';
import { Button } from './button.js';

const meta = {
  title: 'UI/Button',
  component: Button,
  args: { children: 'Create Flow', onClick: fn() },
  decorators: [
    (Story) => (
      <div className={useRootClass()}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Flow' }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

export const Primary: Story = { args: { variant: 'primary', icon: <Plus size={14} aria-hidden="true" /> } };

export const Ghost: Story = { args: { variant: 'ghost' } };

export const Danger: Story = { args: { variant: 'danger', children: 'Delete' } };

export const Small: Story = { args: { size: 'small' } };

export const Disabled: Story = { args: { disabled: true } };

export const Busy: Story = {
  args: { busy: true, children: 'Signing out...' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Signing out...' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const AsLink: Story = {
  args: { asChild: true, children: <a href="/flowlens">Go Home</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/flowlens');
  },
};
