import { aTimeline } from '@flowlens/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { FlowTimeline } from '../../flow-timeline.js';
import { inPanel } from '../../test-support/in-panel.js';
import { answersWith, manyEvents, TIMELINE_URL } from '../../test-support/timelines.js';

const meta = {
  title: 'Watch/FlowTimeline/Waterfall',
  component: FlowTimeline,
  args: { timelineUrl: TIMELINE_URL },
  decorators: [inPanel],
  parameters: { flowlens: answersWith(aTimeline({ timeline: manyEvents(60) })) },
  // The page remembers the switch, which would change other stories.
  afterEach: async ({ canvas, userEvent }) => {
    const toggle = canvas.queryByRole('button', { name: 'Show waterfall', pressed: true });
    if (toggle) await userEvent.click(toggle);
  },
} satisfies Meta<typeof FlowTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A bar per request shows when it ran. */
export const Shown: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const bars = () => canvasElement.querySelectorAll('.fl-timeline-waterfall-bar');
    await userEvent.click(await canvas.findByRole('button', { name: 'Show waterfall', pressed: false }));
    await waitFor(() => expect(bars().length).toBeGreaterThan(5));
  },
};

export const Dark: Story = { ...Shown, globals: { theme: 'dark' } };

/** The panel of a page that is 1024 pixels wide: the size gives way. */
export const At1024: Story = {
  parameters: { panelWidth: '460px' },
  play: async (context) => {
    await Shown.play!(context);
    const bar = context.canvasElement.querySelector('.fl-timeline-waterfall')!;
    await expect(bar).toBeVisible();
    await expect(bar.previousElementSibling).not.toBeVisible();
  },
};

export const At1024Dark: Story = { ...At1024, globals: { theme: 'dark' } };

/** A narrow panel has no room for it. */
export const Narrow: Story = {
  parameters: { panelWidth: '390px' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await expect(canvas.queryByRole('button', { name: 'Show waterfall' })).not.toBeInTheDocument();
  },
};
