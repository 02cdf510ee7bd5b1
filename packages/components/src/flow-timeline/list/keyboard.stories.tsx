import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { FlowTimeline } from '../flow-timeline.js';
import { feedDrawn } from '../test-support/feed-drawn.js';
import { inPanel } from '../test-support/in-panel.js';
import { TIMELINE_URL } from '../test-support/timelines.js';

const meta = {
  title: 'Tests/FlowTimeline by keyboard',
  component: FlowTimeline,
  args: { timelineUrl: TIMELINE_URL, timeMs: 4_600, onSeek: fn() },
  decorators: [inPanel],
} satisfies Meta<typeof FlowTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Keyboard navigation of an ARIA feed. */
export const Rows: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const rows = await feedDrawn(canvas);
    rows[0]?.focus();
    await userEvent.keyboard('{PageDown}');
    await expect(rows[1]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await within(rows[1]!).findByRole('group', { name: /^Details of/ })).toBeVisible();
    await userEvent.keyboard('{Enter}{PageUp}');
    await expect(rows[0]).toHaveFocus();

    await userEvent.keyboard('{Tab}{Enter}');
    await expect(args.onSeek).toHaveBeenCalledWith(0);
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(canvas.getByRole('button', { name: /^Errors/ })).toHaveFocus();
    rows[0]?.focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(canvas.getByRole('button', { name: 'Follow video' })).toHaveFocus();
  },
};
