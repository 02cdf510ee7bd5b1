import { anEvent, aRequest, aTimeline } from '@flowlens/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, waitFor, within } from 'storybook/test';
import { FlowTimeline } from './flow-timeline.js';
import { feedDrawn } from './test-support/feed-drawn.js';
import { inPanel } from './test-support/in-panel.js';
import { readsFromLeft } from './test-support/reading-direction.js';
import { aConnection, answersWith, aRefusedConnection, manyEvents, TIMELINE_URL } from './test-support/timelines.js';

const TIMELINE_CALL = '*/blobs/:flowId/timeline.json';

const meta = {
  title: 'Watch/FlowTimeline',
  component: FlowTimeline,
  args: { timelineUrl: TIMELINE_URL, timeMs: 4_600, onSeek: fn(), onFiltersChange: fn() },
  argTypes: { timeMs: { control: 'number' } },
  decorators: [inPanel],
} satisfies Meta<typeof FlowTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every kind of event, with the video at 4.6 s. */
export const AllKinds: Story = {
  parameters: { look: { width: 800, detects: '.fl-timeline-row { inset-inline-start: 3px }' } },
  play: async ({ args, canvas, userEvent }) => {
    const request = await canvas.findByRole('article', { name: /POST \S+\/api\/checkout, 500/ });
    await expect(request).toHaveAttribute('data-severity', 'error');
    await expect(canvas.getByRole('article', { current: 'time' })).toHaveAccessibleName(/Checkout failed: 500/);

    // It disappears after a second.
    const highlighted = waitFor(() => expect(request).toHaveAttribute('data-highlighted'));
    await userEvent.click(within(request).getByText('/api/checkout'));
    await expect(args.onSeek).toHaveBeenCalledWith(4_100);
    await highlighted;
    await waitFor(() => expect(request).not.toHaveAttribute('data-highlighted'));
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).not.toHaveLength(0);
  },
};

/** On a right-to-left page, recorded text keeps its own direction. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  parameters: {
    flowlens: answersWith([
      anEvent(0, { type: 'console_error', console_error_data: { message: 'x is not a function.' } }),
      anEvent(10, {
        type: 'console_warn',
        console_warn_data: { message: `${'Retrying without a voucher. '.repeat(9)}` },
      }),
      anEvent(20, { type: 'console_warn', console_warn_data: { message: 'אין שובר.' } }),
      anEvent(30, { type: 'local_storage', local_storage_data: { key: 'path', value: '/cart/' } }),
    ]),
  },
  play: async ({ canvas }) => {
    await expect(readsFromLeft(await canvas.findByText('x is not a function.'))).toBe(true);
    await expect(readsFromLeft(canvas.getByText('אין שובר.'))).toBe(false);
    await expect(readsFromLeft(canvas.getByText('= /cart/'))).toBe(true);
  },
};

/** The chips keep their labels, in one line that scrolls separately. */
export const NarrowPanel: Story = {
  parameters: { look: { width: 390 }, panelWidth: '390px' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).not.toHaveLength(0);
    const chips = canvas.getAllByRole('button', { pressed: false, name: /\d$/ });
    const panel = canvas.getByRole('region', { name: 'Timeline' }).getBoundingClientRect();
    for (const chip of chips) {
      await expect(chip.innerText).toMatch(/^\S+.*\n?\d+$/);
      await expect(chip.scrollWidth).toBe(chip.clientWidth);
      await expect(chip.getBoundingClientRect().top).toBe(chips[0]!.getBoundingClientRect().top);
      chip.focus();
      await expect(chip.getBoundingClientRect().right).toBeLessThanOrEqual(panel.right);
      await expect(chip.getBoundingClientRect().left).toBeGreaterThanOrEqual(panel.left);
    }
    chips[0]!.focus();
    chips[0]!.blur();
  },
};

/** A failed request, expanded. */
export const NetworkDetails: Story = {
  parameters: { look: { width: 800 } },
  play: async ({ canvas, userEvent }) => {
    const request = await canvas.findByRole('article', { name: /POST \S+\/api\/checkout/ });
    await userEvent.click(within(request).getByRole('button', { name: 'Show details' }));

    const details = within(await canvas.findByRole('group', { name: 'Details of POST /api/checkout' }));
    await expect(details.getByRole('link', { name: 'https://shop.example/api/checkout' })).toHaveAttribute(
      'href',
      'https://shop.example/api/checkout',
    );
    await expect(details.getByRole('tree', { name: 'Response body' })).toHaveTextContent('Voucher service is down');
    // The details are higher than the list, which scrolls to their beginning.
    const list = canvas.getByRole('feed').parentElement!;
    await waitFor(() => expect(request.getBoundingClientRect().top).toBeCloseTo(list.getBoundingClientRect().top, 0));

    await userEvent.click(details.getByText('Response headers'));
    await expect(details.getByText('content-type')).toBeVisible();
  },
};

export const NetworkDetailsDark: Story = { ...NetworkDetails, globals: { theme: 'dark' } };

export const NetworkDetailsNarrow: Story = { ...NetworkDetails, parameters: { panelWidth: '390px' } };

/** A script error, expanded: message and stack. */
export const ErrorDetails: Story = {
  play: async ({ canvas, userEvent }) => {
    const error = await canvas.findByRole('article', { name: /Script error, TypeError/ });
    await userEvent.click(within(error).getByRole('button', { name: 'Show details' }));

    await expect(await within(error).findByRole('group', { name: 'Stack trace' })).toHaveTextContent(
      'checkout.js:42:17',
    );

    // The row is near the lower edge; the list scrolls far enough to show its details.
    const list = canvas.getByRole('feed').parentElement;
    await waitFor(() =>
      expect(error.getBoundingClientRect().bottom).toBeLessThan(list?.getBoundingClientRect().bottom ?? 0),
    );
  },
};

/** An expanded typing event shows the element and its final value. */
export const ActionDetails: Story = {
  play: async ({ canvas, userEvent }) => {
    const action = await canvas.findByRole('article', { name: /Action, Entered/ });
    await userEvent.click(within(action).getByRole('button', { name: 'Show details' }));

    await expect(await within(action).findByText('Final value')).toBeVisible();
    await expect(within(action).getByText('SPRING')).toBeVisible();
  },
};

/** Storage writes, expanded. */
export const StorageDetails: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = await canvas.findByRole('article', { name: /Local storage, theme/ });
    await userEvent.click(within(write).getByRole('button', { name: 'Show details' }));

    await expect(await within(write).findByRole('group', { name: 'Value' })).toHaveTextContent('dark');
  },
};

export const PendingRequest: Story = {
  parameters: { flowlens: answersWith(aRequest(0)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Pending')).toBeVisible();
  },
};

export const WebSocketClosed: Story = {
  parameters: { flowlens: answersWith(aConnection('closed')) },
  play: async ({ canvas, userEvent }) => {
    const connection = await canvas.findByRole('article', { name: /Closed, 1 sent, 1 received/ });
    await userEvent.click(within(connection).getByRole('button', { name: 'Show details' }));
    await expect(await within(connection).findByText('Going away')).toBeVisible();

    await userEvent.click(within(connection).getByRole('button', { name: /Received.*sku-1/ }));
    await expect(within(connection).getByRole('tree', { name: 'Received' })).toHaveTextContent(/stock: ?3/);
  },
};

export const WebSocketOpen: Story = {
  parameters: { flowlens: answersWith(aConnection('open')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Open')).toBeVisible();
  },
};

export const WebSocketUnknown: Story = {
  parameters: { flowlens: answersWith(aConnection('unknown')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Unknown state')).toBeVisible();
  },
};

/** The server refused the connection. */
export const WebSocketRefused: Story = {
  parameters: { flowlens: answersWith(aRefusedConnection()) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed')).toBeVisible();
  },
};

/** The box keeps its width while the user types, and when the filters are cleared. */
export const SearchInNarrowPanel: Story = {
  parameters: { panelWidth: '390px' },
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Search events' });
    // Announced after the whole file has loaded, together with the tools next to the box.
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('17 events'));
    const width = () => search.parentElement!.getBoundingClientRect().width;
    const before = width();

    await userEvent.type(search, 'checkout');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^\d of 17 events$/));
    await expect(width()).toBe(before);

    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(search).toHaveValue('');
    await expect(search).toHaveFocus();
    await userEvent.type(search, 'checkout');
  },
};

/** Errors only, then one kind only. */
export const Filtered: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Errors 3' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('3 of 17 events'));

    await userEvent.click(canvas.getByRole('button', { name: 'Fetch/XHR 4' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await expect(args.onFiltersChange).toHaveBeenCalledTimes(2);
  },
};

export const NoMatch: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search events' }), 'no such thing');
    await expect(await canvas.findByText('No events match your filters')).toBeVisible();
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: { look: { width: 800 }, flowlens: answersWith([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No events in this recording')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [http.get(TIMELINE_CALL, () => delay('infinite'))] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading timeline...');
    await expect(canvas.getByRole('feed')).toHaveAttribute('aria-busy', 'true');
  },
};

/** The server responds, but CORS does not let this page read the response. */
export const CorsFailure: Story = {
  parameters: {
    look: { width: 800 },
    msw: {
      handlers: [
        http.get(TIMELINE_CALL, () => HttpResponse.error()),
        http.head(TIMELINE_CALL, () => new HttpResponse(null)),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load timeline dataCORS error');
  },
};

export const NetworkFailure: Story = {
  parameters: { msw: { handlers: [http.all(TIMELINE_CALL, () => HttpResponse.error())] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Network error: Unable to download timeline data. Please check your connection.',
    );
  },
};

/** A web page instead of the file. */
export const FormatFailure: Story = {
  parameters: { flowlens: answersWith('<!doctype html><title>Oops</title>') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Data format error: Timeline data is not in the expected JSON format.',
    );
  },
};

/** The file is missing; the retry finds it. */
export const MissingFile: Story = {
  parameters: {
    msw: { handlers: [http.get(TIMELINE_CALL, () => new HttpResponse(null, { status: 404 }), { once: true })] },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Error loading timeline: .*404/);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0);
  },
};

/** Highlight after a jump from a marker. */
export const Highlighted: Story = {
  args: { highlightedEntryId: 'e20' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-highlighted'));
    await expect(canvas.getAllByRole('article').filter((row) => row.hasAttribute('data-highlighted'))).toHaveLength(1);
  },
};

/** Few of the rows are in the document, but each reports its position in the whole list. */
export const TenThousandEvents: Story = {
  args: { timeMs: 120_000 },
  parameters: { flowlens: answersWith(aTimeline({ timeline: manyEvents(10_000) })) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await feedDrawn(canvas);
    const current = await canvas.findByRole('article', { current: 'time' });
    await expect(canvas.getAllByRole('article').length).toBeLessThan(60);
    await expect(Number(current.getAttribute('aria-posinset'))).toBeGreaterThan(2_000);

    current.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => {
      const focused = canvasElement.ownerDocument.activeElement;
      return expect(focused).toHaveAttribute('aria-posinset', focused?.getAttribute('aria-setsize'));
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Follow video' }));
    await waitFor(() => expect(canvas.getByRole('article', { current: 'time' })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('article', { current: 'time' })).toHaveFocus());
  },
};

/** The same events by time of day. */
export const ClockTimes: Story = {
  args: { defaultTimeFormat: 'clock' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('article', { name: /^09:14:10\.100, Network request/ })).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Show times of day', pressed: true }));
    await expect(canvas.getByRole('article', { name: /^0:04\.100, Network request/ })).toBeVisible();
  },
};

/** Results of the worker are counted during the search; the rows stay in order. */
export const Searched: Story = {
  parameters: { flowlens: answersWith(aTimeline({ timeline: manyEvents(10_000) })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search events' }), 'item-42');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^23 of 7,\d+ events$/));
    await expect(await canvas.findByRole('article', { name: /Clicked a#item-42$/ })).toBeVisible();
  },
};
