import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefreshCw } from 'lucide';
import { expect, fn, screen } from 'storybook/test';
import { useRootClass } from '../../provider/use-root-class.js';
import { Icon } from '../icon/icon.js';
import { IconButton } from './icon-button.js';

const meta = {
  title: 'Building blocks/IconButton',
  component: IconButton,
  args: { label: 'Refresh', icon: <Icon of={RefreshCw} />, onClick: fn() },
  decorators: [
    (Story) => (
      <div className={useRootClass()} style={{ padding: 32 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

export const NamedOnFocus: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Refresh');
  },
};

export const Pressed: Story = { args: { pressed: true } };

export const Small: Story = { args: { size: 'small' } };

export const Disabled: Story = { args: { disabled: true } };

export const Dark: Story = { args: { pressed: true }, globals: { theme: 'dark' } };
