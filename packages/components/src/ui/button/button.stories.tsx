import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide';
import { expect, fn } from 'storybook/test';
import { useRootClass } from '../../provider/use-root-class.js';
import { Icon } from '../icon/icon.js';
import { Button } from './button.js';

const meta = {
  title: 'Building blocks/Button',
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

export const Primary: Story = { args: { variant: 'primary', icon: <Icon of={Plus} size={14} /> } };

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
