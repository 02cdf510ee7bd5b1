import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bug } from 'lucide';
import { expect } from 'storybook/test';
import { useRootClass } from '../../provider/use-root-class.js';
import { Icon } from './icon.js';

const meta = {
  title: 'UI/Icon',
  component: Icon,
  args: { of: Bug },
  argTypes: { of: { control: false } },
  decorators: [
    (Story) => (
      <div className={useRootClass()}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    const icon = canvasElement.querySelector('svg')!;
    await expect(icon).toHaveAttribute('aria-hidden', 'true');
    await expect(icon.getBoundingClientRect()).toMatchObject({ width: 16, height: 16 });
    await expect(icon.childElementCount).toBe(Bug.length);
  },
};

export const Large: Story = { args: { size: 32, strokeWidth: 1.5 } };

/** It stands alone, and is read out. */
export const Named: Story = {
  args: { label: 'A script failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A script failed' })).toBeVisible();
  },
};
