import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { DiscardQuestion } from './discard-question.js';

const meta = {
  title: 'Building blocks/DiscardQuestion',
  component: DiscardQuestion,
  args: { open: true, onOpenChange: fn(), onDiscard: fn() },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 320 }}>
        <Story />
      </div>
    ),
  ],
  // Shown in an iframe on documentation pages, because it covers its page.
  parameters: { docs: { story: { inline: false, iframeHeight: 340 } } },
} satisfies Meta<typeof DiscardQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('button', { name: 'Keep Editing' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};
