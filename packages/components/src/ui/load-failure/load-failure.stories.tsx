import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { useRootClass } from '../../provider/use-root-class.js';
import { Button } from '../button/button.js';
import { LoadFailure } from './load-failure.js';

const meta = {
  title: 'Building blocks/LoadFailure',
  component: LoadFailure,
  args: { message: 'Failed to load flows', retryLabel: 'Try Again', onRetry: fn() },
  render: function OnAPage(args) {
    return (
      <div className={useRootClass()}>
        <LoadFailure {...args} />
      </div>
    );
  },
} satisfies Meta<typeof LoadFailure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load flows');
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = {
  args: { retrying: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

/** Retrying is pointless here. */
export const WithAWayBack: Story = {
  render: function OnAPage() {
    return (
      <div className={useRootClass()}>
        <LoadFailure message="Flow not found" action={<Button>Go back</Button>} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Go back' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try Again' })).toBeNull();
  },
};
