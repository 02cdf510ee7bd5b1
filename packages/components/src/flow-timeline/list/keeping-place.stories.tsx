import type { TimelineEvent } from '@flowlens/core/recorded';
import { anEvent, aRequest } from '@flowlens/testing';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { FlowTimeline, type FlowTimelineHandle } from '../flow-timeline.js';
import { ROW_HEIGHT_PX } from './row-layout.js';
import { feedDrawn } from '../test-support/feed-drawn.js';
import { frames } from '../test-support/frames.js';
import { inPanel } from '../test-support/in-panel.js';
import { InTabs } from '../test-support/in-tabs.js';
import { answersWith, TIMELINE_URL } from '../test-support/timelines.js';

/** Many warnings, among them a failed request, the error that followed it, and a long warning. */
const REQUEST_AT = 100;
const LONG_AT = 200;
/** One line in a wide panel, two in a narrow one. */
const VERY_SLOW = `Very slow: ${'layout '.repeat(8)}\n`;

function warning(index: number): TimelineEvent {
  const message = index === LONG_AT ? VERY_SLOW.repeat(12) : `Slow frame ${index}`;
  return anEvent(index * 100, { type: 'console_warn', console_warn_data: { message } });
}

const failedCheckout: TimelineEvent[] = [
  ...aRequest(REQUEST_AT * 100, {
    method: 'POST',
    url: `https://shop.example/api/checkout?${'abcdefghijklmnopqrst'.replace(/./g, '$&=1&')}`,
    status: 500,
    latencyMs: 10,
  }),
  anEvent(REQUEST_AT * 100 + 20, { type: 'console_error', console_error_data: { message: 'Checkout failed' } }),
];

const events = Array.from({ length: 300 }, (_, index) =>
  index === REQUEST_AT ? failedCheckout : warning(index),
).flat();

/** Positions of an open row and its neighbours while it leaves the view and returns. */
const meta = {
  title: 'Tests/FlowTimeline keeps its place',
  component: FlowTimeline,
  args: { timelineUrl: TIMELINE_URL, timeMs: 0 },
  decorators: [inPanel],
  parameters: { flowlens: answersWith(events) },
  tags: ['!autodocs'],
  render: function WithMarkers(args) {
    const timeline = useRef<FlowTimelineHandle>(null);
    const [timeMs, setTimeMs] = useState(0);
    const marker = (name: string, entryId: string) => (
      <button onClick={() => timeline.current?.showEntry(entryId)}>{name}</button>
    );
    return (
      <>
        <FlowTimeline ref={timeline} {...args} timeMs={timeMs} />
        {marker('After the request', `e${REQUEST_AT + 4}`)}
        {marker('After the long warning', `e${LONG_AT + 3}`)}
        <button onClick={() => setTimeMs((LONG_AT + 1) * 100)}>Seek</button>
      </>
    );
  },
} satisfies Meta<typeof FlowTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

async function timelineOf({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await feedDrawn(canvas);
  // Another filter shows another list.
  const list = () => canvas.getByRole('feed').parentElement!;
  const row = (name: RegExp) => canvas.findByRole('article', { name });
  const topOf = (element: Element) =>
    Math.round(element.getBoundingClientRect().top - list().getBoundingClientRect().top);

  async function scrollTo(px: number) {
    list().scrollTop = px;
    await frames();
  }
  async function filled(name: RegExp) {
    await within(await row(name)).findByRole('group', { name: /^Details of/ });
    await frames();
  }

  async function open(index: number, name: RegExp) {
    await scrollTo((index - 3) * ROW_HEIGHT_PX);
    await userEvent.click(within(await row(name)).getByRole('button', { name: 'Show details' }));
    await filled(name);
  }
  /** Out of view and removed from the document, which keeps only the row that is the tab stop. */
  async function leave(opened: RegExp, px: number, next: RegExp) {
    list().scrollTop = px;
    (await row(next)).focus();
    await waitFor(() => expect(canvas.queryByRole('article', { name: opened })).not.toBeInTheDocument());
  }
  /** Narrows the panel, which makes opened rows higher. */
  function narrow() {
    canvas.getByRole('region', { name: 'Timeline' }).parentElement!.style.width = '340px';
  }
  async function isInSight(element: Element) {
    await expect(topOf(element)).toBeGreaterThanOrEqual(0);
    await expect(element.getBoundingClientRect().bottom).toBeLessThanOrEqual(list().getBoundingClientRect().bottom);
  }

  return { list, row, topOf, scrollTo, filled, open, leave, narrow, isInSight };
}

/** The link from a request to its error leaves the filter. The request is expanded in the new list, too. */
export const ErrorAfterAnOpenRequest: Story = {
  play: async ({ canvas, userEvent }) => {
    const { row, filled, open, isInSight } = await timelineOf({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Fetch/XHR 1' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await open(0, /POST/);

    await userEvent.click(canvas.getByRole('button', { name: 'Go to the error that followed' }));

    const error = await row(/Checkout failed/);
    await filled(/POST/);
    await isInSight(error);
    await expect(error).toHaveAttribute('data-highlighted');
  },
};

/** A user requests an entry just below an expanded row that is out of view. */
export const MarkerBelowAnOpenRow: Story = {
  play: async ({ canvas, userEvent }) => {
    const { filled, open, leave, isInSight } = await timelineOf({ canvas, userEvent });
    await open(REQUEST_AT, /POST/);
    await leave(/POST/, 0, /Slow frame 1$/);

    await userEvent.click(canvas.getByRole('button', { name: 'After the request' }));

    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Slow frame 102$/));
    await frames();
    await isInSight(document.activeElement!);
    await filled(/POST/);
    await isInSight(document.activeElement!);
  },
};

/** The expanded row is higher when it returns, because the panel is narrower. The requested entry stays below it. */
export const MarkerBelowGrownDetails: Story = {
  play: async ({ canvas, userEvent }) => {
    const { row, filled, open, leave, narrow, isInSight } = await timelineOf({ canvas, userEvent });
    await open(LONG_AT, /Very slow/);
    const { offsetHeight } = await row(/Very slow/);
    await leave(/Very slow/, 0, /Slow frame 1$/);
    narrow();

    await userEvent.click(canvas.getByRole('button', { name: 'After the long warning' }));

    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Slow frame 201$/));
    await filled(/Very slow/);
    await expect((await row(/Very slow/)).offsetHeight).toBeGreaterThan(offsetHeight + 100);
    await isInSight(document.activeElement!);
  },
};

/** Details that the video has passed are loaded, too. */
export const FollowedBelowGrownDetails: Story = {
  play: async ({ canvas, userEvent }) => {
    const { row, filled, open, narrow, isInSight } = await timelineOf({ canvas, userEvent });
    await open(LONG_AT, /Very slow/);
    const { offsetHeight } = await row(/Very slow/);
    await userEvent.click(canvas.getByRole('button', { name: 'Follow video' }));
    await waitFor(() => expect(canvas.queryByRole('article', { name: /Very slow/ })).not.toBeInTheDocument());
    narrow();

    await userEvent.click(canvas.getByRole('button', { name: 'Seek' }));

    await filled(/Very slow/);
    await expect((await row(/Very slow/)).offsetHeight).toBeGreaterThan(offsetHeight + 100);
    await expect(canvas.queryByRole('button', { name: 'Follow video' })).not.toBeInTheDocument();
    await isInSight(canvas.getByRole('article', { current: 'time' }));
  },
};

/** One large step up, as by a click next to the scrollbar's thumb, ends within the details of an expanded row. */
export const BackIntoAnOpenRow: Story = {
  play: async ({ canvas, userEvent }) => {
    const { list, row, filled, topOf, open, scrollTo, leave, narrow } = await timelineOf({ canvas, userEvent });
    await open(REQUEST_AT, /POST/);
    await userEvent.click(canvas.getByText('Response headers'));
    await frames();
    const request = await row(/POST/);
    const startPx = list().scrollTop + topOf(request);
    const { offsetHeight } = request;
    const endPx = startPx + offsetHeight;
    await expect(offsetHeight).toBeGreaterThan(list().clientHeight + 200);

    await leave(/POST/, list().scrollHeight, /Slow frame 299$/);
    narrow();
    await scrollTo(endPx - 100);
    await expect(topOf(await row(/Checkout failed/))).toBe(100);
    await filled(/POST/);
    await expect(topOf(await row(/Checkout failed/))).toBe(100);
    await expect((await row(/POST/)).offsetHeight).toBeGreaterThan(offsetHeight + 50);

    // Until nothing else is visible.
    await leave(/POST/, list().scrollHeight, /Slow frame 299$/);
    await scrollTo(startPx + 100);
    await filled(/POST/);
    await expect(topOf(await row(/POST/))).toBe(-100);
  },
};

/** Expanded and collapsed parts of a row keep their state when the row returns, and nothing moves. */
export const BackAsItWasLeft: Story = {
  play: async ({ canvas, userEvent }) => {
    const { list, row, filled, topOf, open, scrollTo, leave } = await timelineOf({ canvas, userEvent });
    const isOpen = (section: string) => canvas.getByText(section).closest('details')!.open;
    await open(REQUEST_AT, /POST/);
    await userEvent.click(canvas.getByText('Response headers'));
    await userEvent.click(canvas.getByText('Query parameters'));
    await frames();
    const { scrollTop } = list();
    const [top, heightPx] = [topOf(await row(/POST/)), (await row(/POST/)).offsetHeight];

    await leave(/POST/, list().scrollHeight, /Slow frame 299$/);
    await scrollTo(scrollTop);
    await filled(/POST/);

    await expect([isOpen('Response headers'), isOpen('Query parameters')]).toEqual([true, false]);
    await expect([topOf(await row(/POST/)), (await row(/POST/)).offsetHeight]).toEqual([top, heightPx]);
  },
};

/** The scroll position is kept while another tab is visible, with any expanded rows. */
export const BackFromAnotherTab: Story = {
  render: (args) => <InTabs timeline={<FlowTimeline {...args} />} />,
  play: async ({ canvas, userEvent }) => {
    const { list, row, filled, topOf, open, scrollTo } = await timelineOf({ canvas, userEvent });
    await open(REQUEST_AT, /POST/);
    await scrollTo(list().scrollTop + (await row(/POST/)).offsetHeight + 60);
    const { scrollTop } = list();
    const topBefore = topOf(await row(/Slow frame 110$/));

    await userEvent.click(canvas.getByRole('tab', { name: 'Device Info' }));
    await waitFor(() => expect(canvas.getByText('Chrome 140')).toBeVisible());
    await frames();
    await userEvent.click(canvas.getByRole('tab', { name: 'Timeline' }));

    await filled(/POST/);
    await expect(list().scrollTop).toBe(scrollTop);
    await expect(topOf(await row(/Slow frame 110$/))).toBe(topBefore);
  },
};
