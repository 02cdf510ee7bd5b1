import { aTimeline } from '@flowlens/testing';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { FlowTimeline } from '../flow-timeline.js';
import { frames } from '../test-support/frames.js';
import { inPanel } from '../test-support/in-panel.js';
import { aConnection, answersWith, TIMELINE_URL } from '../test-support/timelines.js';

/** Layout around the details of an event when they grow. */
const meta = {
  title: 'Tests/FlowTimeline keeps sections open',
  component: FlowTimeline,
  args: { timelineUrl: TIMELINE_URL, timeMs: 4_600 },
  decorators: [inPanel],
} satisfies Meta<typeof FlowTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Distance of a heading from the upper edge, with its row out of sight. */
const HEADING_PX = 160;

/** Opens a request and the response headers in its details. */
async function openRequest({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>): Promise<HTMLElement> {
  const request = await canvas.findByRole('article', { name: /POST \S+\/api\/checkout/ });
  await userEvent.click(within(request).getByRole('button', { name: 'Show details' }));
  const details = await canvas.findByRole('group', { name: 'Details of POST /api/checkout' });
  const heading = within(details).getByText('Response headers');
  const list = canvas.getByRole('feed').parentElement!;
  const top = (element: Element) => element.getBoundingClientRect().top;
  // The details are higher than the list, which scrolls to their beginning.
  await waitFor(() => expect(top(request)).toBeCloseTo(top(list), 0));
  // An element out of view cannot be clicked.
  heading.scrollIntoView({ block: 'nearest' });
  await userEvent.click(heading);
  return details;
}

/** Expanded parts never cover the rows below, not even for a frame. */
export const SectionOpened: Story = {
  play: async ({ canvas, userEvent }) => {
    const details = await openRequest({ canvas, userEvent });
    const below = details.closest('article')!.nextElementSibling!;
    const overlaps: number[] = [];
    // Runs after the list's own observer, and before the frame is drawn.
    const observer = new ResizeObserver(() => {
      overlaps.push(Math.round(details.getBoundingClientRect().bottom - below.getBoundingClientRect().top));
    });
    observer.observe(details);
    await waitFor(() => expect(overlaps).toHaveLength(1));

    await userEvent.click(within(details).getByText('Request headers'));

    await waitFor(() => expect(overlaps).toHaveLength(2));
    observer.disconnect();
    await expect(Math.max(...overlaps)).toBeLessThanOrEqual(0);
  },
};

/** A section is expanded after its row has been scrolled past: the clicked element stays under the pointer. */
export const SectionOpenedFarBelow: Story = {
  play: async ({ canvas, userEvent }) => {
    await openRequest({ canvas, userEvent });
    const list = canvas.getByRole('feed').parentElement!;
    const heading = canvas.getByText('Response headers').closest('summary')!;
    const top = () => Math.round(heading.getBoundingClientRect().top - list.getBoundingClientRect().top);
    // Its row is out of sight then.
    await waitFor(() => expect(list.scrollHeight).toBeGreaterThan(list.clientHeight));
    list.scrollTop += top() - HEADING_PX;
    await waitFor(() => expect(top()).toBe(HEADING_PX));

    for (const opens of [false, true]) {
      await userEvent.click(heading);
      await waitFor(() => expect(heading.closest('details')!.open).toBe(opens));
      // Its height is known with the next frame.
      await frames();
      await expect(top()).toBe(HEADING_PX);
    }
  },
};

/** Keys that leave the list move the caret in a text field. */
export const WritingInDetails: Story = {
  parameters: { flowlens: answersWith(Array.from({ length: 10 }, () => aConnection('unknown')).flat()) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show details' }));
    const filter = await canvas.findByRole<HTMLInputElement>('searchbox', { name: 'Filter messages' });
    await userEvent.type(filter, 'stock');

    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(filter).toHaveFocus();
    await expect(filter.selectionStart).toBe(0);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(filter).toHaveFocus();
    await expect(filter.selectionStart).toBe('stock'.length);
  },
};

let sendRest = () => {};

/** A row is opened while the list is too short to scroll: later rows do not move it out of view. */
export const OpenedBeforeTheRestIsHere: Story = {
  parameters: {
    msw: {
      handlers: [
        http.get('*/blobs/:flowId/timeline.json', () => {
          const file = new TextEncoder().encode(JSON.stringify(aTimeline()));
          const cut = Math.floor(file.length * 0.75);
          const stream = new ReadableStream({
            start(controller) {
              controller.enqueue(file.slice(0, cut));
              sendRest = () => {
                controller.enqueue(file.slice(cut));
                controller.close();
              };
            },
          });
          return new HttpResponse(stream, { headers: { 'content-type': 'application/json' } });
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const request = await canvas.findByRole('article', { name: /POST \S+\/api\/checkout/ });
    const feed = canvas.getByRole('feed');
    const list = feed.parentElement!;
    await expect(list.scrollHeight).toBe(list.clientHeight);
    const top = () => Math.round(request.getBoundingClientRect().top - list.getBoundingClientRect().top);
    await userEvent.click(within(request).getByRole('button', { name: 'Show details' }));
    await waitFor(() => expect(top()).toBe(0));

    sendRest();

    await waitFor(() => expect(feed).toHaveAttribute('aria-busy', 'false'));
    await expect(within(feed).getAllByRole('article').at(-1)).toHaveAttribute('aria-setsize', '17');
    await expect(top()).toBe(0);
  },
};
