import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useRootClass } from '../../provider/use-root-class.js';
import { Spinner } from './spinner.js';

const meta = {
  title: 'Building blocks/Spinner',
  component: Spinner,
  render: function BesideAText(args) {
    return (
      <p className={useRootClass()} role="status" style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
        <Spinner {...args} />
        <span>Loading...</span>
      </p>
    );
  },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading\.\.\.$/);
  },
};

export const Large: Story = { args: { size: 28 } };
