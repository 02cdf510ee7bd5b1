import { anEvent, aRequest } from '@flowlens/testing';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { FlowTimeline } from '../flow-timeline.js';
import { feedDrawn } from '../test-support/feed-drawn.js';
import { frames } from '../test-support/frames.js';
import { InTabs } from '../test-support/in-tabs.js';
import { answersWith, manyEvents, TIMELINE_URL } from '../test-support/timelines.js';

const LAST_MS = 20_000;
const SEEK_MS = 2_000;

/** Actions that stop following the video, and actions that do not. */
const meta = {
  title: 'Tests/FlowTimeline follows the video',
  component: FlowTimeline,
  args: { timelineUrl: TIMELINE_URL, timeMs: LAST_MS },
  parameters: {
    flowlens: answersWith([
      ...manyEvents(400),
      ...aRequest(LAST_MS - 200, { id: 'before', url: 'https://shop.example/before-the-last', status: 200 }),
      anEvent(LAST_MS, { type: 'console_warn', console_warn_data: { message: 'The last' } }),
    ]),
  },
  tags: ['!autodocs'],
  render: function BesideAVideo({ timeMs: startMs, ...args }) {
    const [timeMs, setTimeMs] = useState(startMs as number);
    return (
      <>
        <div data-testid="box" style={{ height: 700, width: 640 }}>
          <InTabs timeline={<FlowTimeline {...args} timeMs={timeMs} />} />
        </div>
        <button onClick={() => setTimeMs(SEEK_MS)}>Seek</button>
      </>
    );
  },
} satisfies Meta<typeof FlowTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The list is at its end, and so is the video. */
async function followedToTheEnd({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await feedDrawn(canvas);
  const list = canvas.getByRole('feed').parentElement!;
  const maxScrollTop = () => list.scrollHeight - list.clientHeight;
  const followButton = () => canvas.queryByRole('button', { name: 'Follow video' });
  await canvas.findByRole('article', { name: /The last$/, current: 'time' });
  await waitFor(() => expect(list.scrollTop).toBe(maxScrollTop()));
  await frames();

  /** The list still follows the video. */
  async function follows() {
    await frames();
    await expect(followButton()).not.toBeInTheDocument();
    const { scrollTop } = list;
    await userEvent.click(canvas.getByRole('button', { name: 'Seek' }));
    await waitFor(() => expect(list.scrollTop).toBeLessThan(scrollTop / 2));
    await expect(await canvas.findByRole('article', { current: 'time' })).toBeVisible();
    await frames();
    await expect(followButton()).not.toBeInTheDocument();
  }

  return { list, maxScrollTop, followButton, follows };
}

/** A list that the reader scrolls without wheel, touch or keys. */
export const ScrolledByItsReader: Story = {
  play: async ({ canvas, userEvent }) => {
    const { list, followButton } = await followedToTheEnd({ canvas, userEvent });

    list.scrollTop = 300;

    await waitFor(() => expect(followButton()).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Seek' }));
    await frames();
    await expect(list.scrollTop).toBe(300);
  },
};

/** The browser scrolls a list at its end when its box becomes higher. */
export const InAHigherBox: Story = {
  play: async ({ canvas, userEvent }) => {
    const { list, maxScrollTop, follows } = await followedToTheEnd({ canvas, userEvent });
    const { scrollTop } = list;

    canvas.getByTestId('box').style.height = '900px';
    // Reading the position makes the browser scroll at once, and report that before the new size.
    await expect(list.scrollTop).toBeLessThan(scrollTop);

    await follows();
    await expect(list.scrollTop).toBeLessThan(maxScrollTop());
  },
};

/** The browser scrolls a list at its end when its content becomes shorter. */
export const InAShorterList: Story = {
  play: async ({ canvas, userEvent }) => {
    const { list, maxScrollTop, followButton, follows } = await followedToTheEnd({ canvas, userEvent });
    const request = canvas.getByRole('article', { name: /before-the-last/ });
    await userEvent.click(within(request).getByRole('button', { name: 'Show details' }));
    const body = await within(request).findByText('Response');
    await userEvent.click(followButton()!);
    await waitFor(() => expect(list.scrollTop).toBe(maxScrollTop()));
    await frames();
    const { scrollTop } = list;

    await userEvent.click(body);
    await waitFor(() => expect(list.scrollTop).toBeLessThan(scrollTop));

    await follows();
  },
};

export const InAHiddenTab: Story = {
  play: async ({ canvas, userEvent }) => {
    const { list, follows } = await followedToTheEnd({ canvas, userEvent });

    await userEvent.click(canvas.getByRole('tab', { name: 'Device Info' }));
    await waitFor(() => expect(list).not.toBeVisible());
    await frames();
    await userEvent.click(canvas.getByRole('tab', { name: 'Timeline' }));
    await waitFor(() => expect(list).toBeVisible());

    await follows();
  },
};

/** A host with smooth scrolling everywhere: the list scrolls at once, and does not mistake its own scrolling for the reader's. */
export const InASmoothHost: Story = {
  decorators: [
    (Story) => (
      <>
        <style>{'* { scroll-behavior: smooth; }'}</style>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const { follows } = await followedToTheEnd({ canvas, userEvent });

    await follows();
  },
};
