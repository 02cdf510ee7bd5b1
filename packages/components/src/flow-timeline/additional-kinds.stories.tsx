import { additionalEvents } from '@flowlens/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { FlowTimeline } from './flow-timeline.js';
import { inPanel } from './test-support/in-panel.js';
import { answersWith, TIMELINE_URL } from './test-support/timelines.js';

const meta = {
  title: 'Watch/FlowTimeline/Further kinds',
  component: FlowTimeline,
  args: { timelineUrl: TIMELINE_URL, timeMs: 0 },
  parameters: { flowlens: answersWith(additionalEvents()) },
  decorators: [inPanel],
  tags: ['!autodocs'],
} satisfies Meta<typeof FlowTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Console output, files that could not be loaded, policy violations, server-sent events, a gap in the recording, a marked moment. */
export const AdditionalKinds: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('article', { name: /Recording gap, Events missing for 12s/ })).toBeVisible();
    const levels = ['Info 1', 'Logs 1', 'Debug 1'];
    for (const name of levels) await userEvent.click(canvas.getByRole('button', { name }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(5));
    await expect(canvas.getByRole('article', { name: /Recording gap/ })).toBeVisible();
    await expect(canvas.getByRole('article', { name: /Marked moment, The total is wrong/ })).toBeVisible();
    for (const name of levels) await userEvent.click(canvas.getByRole('button', { name }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(9));
  },
};

export const AdditionalKindsDark: Story = { globals: { theme: 'dark' } };
