import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useRootClass } from '../../provider/use-root-class.js';
import { InlineAlert } from './inline-alert.js';

const meta = {
  title: 'Building blocks/InlineAlert',
  component: InlineAlert,
  args: { tone: 'info', children: 'Maximum 10 members per project (3/10 current).' },
  decorators: [
    (Story) => (
      <div className={useRootClass()} style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof InlineAlert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Maximum 10 members');
  },
};

export const Warning: Story = {
  args: { tone: 'warning', children: 'Maximum capacity reached (10/10 members). Cannot invite more users.' },
};

export const Failure: Story = {
  args: { tone: 'error', children: 'Failed to update flow. Please try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please try again.');
  },
};
